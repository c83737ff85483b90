/** How a stroke of a drawing is laid: with the pen, filled with ink, with paper, with its tint, with water, or as fine shading. */
export type Stroke = "line" | "solid" | "body" | "tint" | "fine" | "wet" | "blue" | "red" | "yellow";

/** A drawing in a box of 24 by 24. */
export type Drawn = [Stroke, string][];
