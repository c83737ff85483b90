import type { Choosing } from "../board";
import type { Box, Sight } from "./view";

/** What everything on the table is drawn from. */
export interface Scene {
  box: Box;
  sight: Sight;
}

/** A part of the table that holds things to click. */
export interface PartProps extends Scene, Choosing {}
