import type { Fact } from "../../lib/types";
import type { Choosing } from "../board";
import type { Box, Sight } from "./view";

/** A panel beside the plate that holds things to click. */
export interface PanelProps extends Choosing {
  box: Box;
  s: Sight;
}

/** A plate with spaces to click, on which what has happened is shown moving. */
export interface PlateProps extends PanelProps {
  news: Fact[];
  /** On a small screen the spaces are larger, for fingers. */
  small: boolean;
}
