import type { Component } from "svelte";
import type { Choice, Contents, Fact, Seat, View } from "../lib/types";

/** What any part of a table is given that holds things to click. */
export interface Choosing {
  /** The legal clicks of this viewer; empty when somebody else decides. */
  choices: Choice[];
  choose: (choice: Choice) => void;
}

/** What a single thing is given that can be clicked while a choice stands behind it. */
export interface Choosable {
  choice?: Choice | undefined;
  choose: (choice: Choice) => void;
}

/** What a game's drawing is given. It draws, and says which choice was clicked; it decides nothing. */
export interface BoardProps extends Choosing {
  contents: Contents;
  view: View;
  seats: Seat[];
  /** What has just happened, to be shown moving; empty when nothing is to move. */
  news: Fact[];
  /** Every seat's own view, when all cards are open (replays of finished games). */
  open: View[] | null;
}

/** A small picture of a thing told of or clicked: a card, a place, a god. Draws nothing for kinds it does not know. */
export interface GlyphProps {
  contents: Contents;
  kind: string;
  value: number;
}

/**
 * Something that has happened, shown for a moment as a sign where it happened: who, a small picture, and a number or a
 * word. It is made of facts as the viewer is told them, so it can't show more than they do.
 */
export interface Happening {
  /** Where: the first of these spots (`data-spot`) that is in sight; if none is, at the mark of the seat. */
  spots: string[];
  seat: number;
  glyph: Pick<GlyphProps, "kind" | "value">;
  /** How much was won or, below zero, lost; of equal signs at one spot it is summed up. */
  change?: number;
  word?: string;
}

/** The result of a finished game: where the points came from. */
export interface ResultProps {
  contents: Contents;
  view: View;
  seats: Seat[];
}

/** A drawing that opens a chapter of the rules, by its name; it is drawn as high as what it is in. */
export interface PlateProps {
  name: string;
}

/**
 * What a game with a drawing brings: `boards/GAME/index.ts` has it as its default export.
 *
 * At a table everything has a place that does not change with the question. The board is drawn into a pane, which is a
 * size container named `pane`: it fits width and height by `cqw` and `cqh`, and scrolls in the pane if it can't. On
 * other pages, such as the replay, there is no pane, and these are the width and height of the window.
 */
export interface GameBoard {
  /** The table: board, piles, and what lies before each player. What must not move is marked `data-still`. */
  Board: Component<BoardProps>;
  /**
   * The viewer's own cards, in a strip beneath the board: one row as high as `--strip`, pushed sideways where it is too
   * long. On a narrow screen it can be opened, and on other pages it always is: then `data-hand="open"` is around it, and it may take several rows.
   */
  Hand: Component<BoardProps>;
  /** The verbs whose choices the board or the hand draws as things to click; all others can only be clicked in words. */
  drawn: string[];
  Glyph: Component<GlyphProps>;
  /** What there is to see of the news, in their order; `before` is the log up to them. */
  happened: (contents: Contents, news: Fact[], before: Fact[]) => Happening[];
  Result: Component<ResultProps>;
  Plate: Component<PlateProps>;
  /** The chapters of the rules that have such a drawing, by the names that the pages of rules have for it. */
  plates: string[];
  /** The sets that facts tell of as lists of counts, and the kind of thing in each, as the glyph knows it. */
  sets: Record<string, string>;
}
