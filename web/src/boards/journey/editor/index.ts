import type { Component } from "svelte";
import type { Data, EditorProps, GameEditor } from "../../../editor/editor";
import "../inks.css";
import { readBoard } from "./board";
import Editor from "./Editor.svelte";

/** Boards of Journey: two grids to be painted, and lists. */
const editor: GameEditor = {
  Editor: Editor as Component<EditorProps>,
  read: (data) => readBoard(data) as unknown as Data,
};
export default editor;
