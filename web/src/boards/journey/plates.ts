import type { DeckName } from "./view";

/** A thing drawn at the head of a chapter: the face of a card, the back of a deck, or a drawing by itself. */
export type Thing = { card: string } | { back: DeckName } | { drawing: string };

const faces = (...names: string[]): Thing[] => names.map((card) => ({ card }));
const drawings = (...names: string[]): Thing[] => names.map((drawing) => ({ drawing }));

/** What opens each chapter of the rules. */
export const PLATES = {
  idea: drawings("blue", "red", "yellow"),
  table: (["explorer", "equipment", "fossil", "event", "adventure"] as const).map((back) => ({ back })),
  setup: [...faces("blue", "rope"), ...drawings("drop")],
  turn: [{ back: "explorer" }, ...faces("red", "compass", "biscuits")],
  spaces: drawings("crater", "drop", "event", "star"),
  discoveries: [...faces("pickaxe", "lamp"), ...drawings("skeleton_head")],
  events: faces("gertrude", "supplies", "mixed_colours", "lucky"),
  descent: [...faces("mushroom_forest"), ...drawings("drop", "drop")],
  sea: [...drawings("raft"), ...faces("sea_monsters", "ball", "ruined_city")],
  lava: drawings("crater", "raft"),
  points: drawings("single", "skull_front", "skull_back", "skeleton_head", "gold", "quartz"),
  options: [{ back: "event" }, ...drawings("any")],
} satisfies Record<string, Thing[]>;
