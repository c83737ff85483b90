import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Glyph from "./Glyph.svelte";
import { happened } from "./happened";
import Hand from "./Hand.svelte";
import "./inks.css";
import Plate from "./Plate.svelte";
import { PLATES } from "./plates";
import Result from "./Result.svelte";

/** Ulysses, drawn in the black-figure manner of Greek vases. */
const ulysses: GameBoard = {
  Board,
  Hand,
  drawn: ["propose", "place", "red", "black", "drift", "card", "give"],
  Glyph,
  happened,
  Result,
  Plate,
  plates: Object.keys(PLATES),
  sets: { cards: "card" },
};
export default ulysses;
