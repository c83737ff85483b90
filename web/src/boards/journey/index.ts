import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Glyph from "./Glyph.svelte";
import { happened } from "./happened";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { PLATES } from "./plates";
import Result from "./Result.svelte";

const sets = { cards: "card", fossils: "fossil" };
const plates = Object.keys(PLATES);
const drawn = ["take", "draw", "move", "step", "discard", "give"];
const journey: GameBoard = { Board, Hand, drawn, Glyph, happened, Result, Plate, plates, sets };
export default journey;
