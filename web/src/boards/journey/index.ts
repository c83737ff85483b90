import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Glyph from "./Glyph.svelte";
import Hand from "./Hand.svelte";
import Result from "./Result.svelte";

const sets = { cards: "card", fossils: "fossil" };
const drawn = ["take", "draw", "move", "step", "discard", "give"];
const journey: GameBoard = { Board, Hand, drawn, Glyph, Result, sets };
export default journey;
