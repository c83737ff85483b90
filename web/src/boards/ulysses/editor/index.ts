import type { Data, EditorProps, GameEditor } from "../../../editor/editor";
import type { Component } from "svelte";
import "../inks.css";
import Editor from "./Editor.svelte";
import { readMap } from "./map";

/** Maps of Ulysses, drawn on a canvas or filled in. */
const editor: GameEditor = {
  Editor: Editor as Component<EditorProps>,
  read: (data) => readMap(data) as unknown as Data,
};
export default editor;
