import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Glyph from "./Glyph.svelte";
import Hand from "./Hand.svelte";
import Result from "./Result.svelte";

const drawn = ["god", "change", "trim", "influence", "bid", "favour", "oracle", "swap", "odyssey", "discard"];
const ithaca: GameBoard = { Board, Hand, drawn, Glyph, Result, sets: { cards: "card" } };
export default ithaca;
