import type { GameName } from "../lib/types";
import type { GameBoard } from "./board";
import ithaca from "./ithaca";
import journey from "./journey";
import ulysses from "./ulysses";

/** The drawing of each game; nothing else on the page names one. */
export const BOARDS: Record<GameName, GameBoard> = { ulysses, journey, ithaca };
