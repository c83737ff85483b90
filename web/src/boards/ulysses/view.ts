import type { Choice, Contents, Schemas, View } from "../../lib/types";

/** The sides of a debate, in the order of their numbers. */
export const BLUE = 0;
export const RED = 1;
export const BLACK = 2;

export const NO_PLACE = -1;
/** In place of a number of routes: plagues bar every way. */
export const NO_WAY = -1;

export type Place = Schemas["UlyssesPlace"];
export type Goal = Schemas["UlyssesGoal"];
export type Debate = Schemas["UlyssesDebate"];
/** What lies on the table from the start: games/ulysses/contents.py. */
export type Box = Schemas["UlyssesContents"];
/** What a seat or a spectator sees: games/ulysses/view.py. */
export type Sight = Schemas["UlyssesView"];

export function boxOf(contents: Contents): Box {
  return contents as unknown as Box;
}

export function sightOf(view: View): Sight {
  return view as Sight;
}

/** The viewer's goals; none for a spectator. */
export function ownGoals(sight: Sight): Goal[] {
  return sight.goals[sight.viewer] ?? [];
}

/** The choice behind a thing that can be clicked, if there is one now. */
export function choiceOf(choices: Choice[], verb: string, noun = -1): Choice | undefined {
  return choices.find((choice) => choice.verb === verb && choice.noun === noun);
}

/** The choice behind a place: only one kind of click on places is ever offered at a time. */
export function placeChoice(choices: Choice[], place: number): Choice | undefined {
  return choices.find((choice) => choice.kind === "place" && choice.noun === place);
}
