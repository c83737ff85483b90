import type { Component } from "svelte";
import type { Data, EditorProps, GameEditor } from "../../../editor/editor";
import "../inks.css";
import { readCards } from "./cards";
import Editor from "./Editor.svelte";

/** Cards of Ithaca: tables to be filled in. */
const editor: GameEditor = {
  Editor: Editor as Component<EditorProps>,
  read: (data) => readCards(data) as unknown as Data,
};
export default editor;
