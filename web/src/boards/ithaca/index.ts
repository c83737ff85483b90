import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Glyph from "./Glyph.svelte";
import { happened } from "./happened";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { PLATES } from "./plates";
import Result from "./Result.svelte";

const plates = Object.keys(PLATES);
const drawn = ["god", "change", "trim", "influence", "bid", "favour", "oracle", "swap", "odyssey", "discard"];
const ithaca: GameBoard = { Board, Hand, drawn, Glyph, happened, Result, Plate, plates, sets: { cards: "card" } };
export default ithaca;
