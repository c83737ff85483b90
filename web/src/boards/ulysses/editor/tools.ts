import type { IconName } from "../../../ui/icons";

/** What a click on the canvas does. */
export type Tool = "move" | "place" | "route";

/** What is chosen on the canvas, by its number in the file. */
export type Chosen = { kind: "place" | "route"; at: number } | null;

export const TOOLS: Record<Tool, { text: string; sign: IconName }> = {
  move: { text: "edit-tool-move", sign: "move" },
  place: { text: "edit-tool-place", sign: "plus" },
  route: { text: "edit-tool-route", sign: "link" },
};
