import type { Arg, Choice, Contents, Fact, Schemas, View } from "../../lib/types";

/** What a seat or a spectator sees: games/journey/view.py. */
export type Sight = Schemas["JourneyView"];
/** What lies on the table from the start: games/journey/contents.py. */
export type Box = Schemas["JourneyContents"];
export type Space = Schemas["JourneySpace"];
export type Adventure = Schemas["JourneyAdventureCard"];
export type Step = Schemas["JourneyStep"];
export type Move = Schemas["JourneyMove"];
export type Gift = Schemas["JourneyGift"];
export type Tally = Schemas["JourneyTally"];
export type Stage = Exclude<Sight["stage"], "setup" | "over">;
export type Terrain = Space["terrain"];
export type DeckName = keyof Schemas["JourneyDecks"];
/** Fossils that are worth something together. */
export type Family = Exclude<keyof Tally, "mushroom_forest" | "ruined_city" | "sightings" | "water" | "stay_liquid">;

export const RAFT = 3;
/** From the first two decks players draw; the others are drawn from when the game says so. */
export const DRAWN = 2;

export function sight(view: View): Sight {
  return view as Sight;
}

export function box(contents: Contents): Box {
  return contents as unknown as Box;
}

export function moveOf(s: Sight): Move | null {
  return s.choice && "path" in s.choice ? s.choice : null;
}

export function giftOf(s: Sight): Gift | null {
  return s.choice && "given" in s.choice ? s.choice : null;
}

/** The click that a verb makes with a thing, if it is legal now. */
export function choiceOf(choices: Choice[], verb: string, noun = -1): Choice | undefined {
  return choices.find((choice) => choice.verb === verb && choice.noun === noun);
}

/** Whether there is more to look at than plate and camp: a move, a discovery, an adventure, what the lava shows. */
export function isBusy(s: Sight): boolean {
  const found = s.pool?.some((count) => count > 0) ?? false;
  return moveOf(s) !== null || s.adventure >= 0 || s.revealed >= 0 || s.task === "discover" || found;
}

/** The fossil of the viewer's own cabinet that a click gives away or puts back. */
export function givenBy(s: Sight, choices: Choice[], kind: number): Choice | undefined {
  return choiceOf(choices, "give", kind) ?? (s.task === "swap" ? choiceOf(choices, "return", kind) : undefined);
}

/** The stage to draw: the first one before the game, the last one after it. */
export function stageOf(s: Sight): Stage {
  if (s.stage === "setup") return "descent";
  return s.stage === "over" ? "lava" : s.stage;
}

/** A thing that a fact tells of, by its name; -1 if it is not to be seen. */
export function told(fact: Fact, name: string): number {
  const arg = fact.args.find((one) => one.name === name);
  return typeof arg?.value === "number" ? arg.value : -1;
}

export function toldList(fact: Fact, name: string): number[] {
  const arg: Arg | undefined = fact.args.find((one) => one.name === name);
  return Array.isArray(arg?.value) ? arg.value : [];
}

/** The spaces of a move that a fact tells of, from where it began; a path is told by the directions of its steps. */
export function wayOf(fact: Fact, spaces: Space[]): number[] {
  const way = [told(fact, "origin")];
  for (const direction of toldList(fact, "path")) {
    const step = spaces[way.at(-1)!]?.ahead[direction];
    if (step) way.push(step.space);
  }
  return way;
}
