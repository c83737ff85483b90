/**
 * The faces of bots, all in profile in a box of 48: what is laid on one after the other, and with which means.
 * On `clay` they are painted like figures on a vase, on `paper` engraved.
 */
export interface Portrait {
  ground: "clay" | "paper";
  layers: Layer[];
}

/** Filled with ink; left pale; pale with an outline; a line of ink; and a line left pale in the ink. */
export type Means = "ink" | "pale" | "skin" | "line" | "cut";
export type Layer = readonly [Means, string];

/** What a game's `boards/GAME/faces.ts` has as its default export: a portrait for each temperament of its bots. */
export type Portraits = Record<string, Portrait>;

/** A head as vase painters drew it: brow and nose are one line. */
export const PROFILE =
  "M13 48C15 43 15 40 13.5 36 9.5 32 8.5 26 9.5 20 11 11.5 18 7 25 7.2 31 7.4 34.8 10.5 35.6 15L39.8 26C40.2 27.2 39.2 27.8 37.8 27.8L38.2 30.2 37.2 31.4 38 33C38.4 36.4 36.4 38.2 33.4 38.2 31.4 38.2 30.2 38.6 29.8 40.4 29.4 42.6 30 45.4 31.4 48Z";
export const EYE = "M27.5 21.2C29.5 19 33 19 34.8 20.8 32.5 22.8 29.5 22.8 27.5 21.2Z";
export const PUPIL = "M31.4 19.7a1.3 1.3 0 1 0 .01 0Z";
export const EAR = "M20.5 25.4C18.2 24.2 18.2 20 20.6 19.6 23 19.4 23.4 22.8 21.4 24.6";
export const MOUTH = "M34 32.2 37.6 31.5";
/** A beard down to the chest, and the strands in it. */
export const BEARD =
  "M21.6 28C22 37 25 44 31.4 46.6 36.6 44.6 39.2 40 38.2 35.4L36.2 33.2 30 31.8C26.4 31.4 24 30.4 21.6 28Z";
export const STRANDS = "M26 34.6C26.6 38.6 28.4 42 31 44.2M30 35C30.4 38.2 31.6 41 33.6 43M33.8 35.2 36 39.6";
