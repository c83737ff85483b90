import { CARDS } from "./cards";
import { EQUIPMENT } from "./equipment";
import { FOSSILS } from "./fossils";
import type { Drawn } from "./kinds";
import { PEOPLE } from "./people";

export type { Drawn, Stroke } from "./kinds";

const ALL: Record<string, Drawn> = { ...EQUIPMENT, ...PEOPLE, ...FOSSILS, ...CARDS };

/** The drawing of a thing by its name in the rules; a sighting that no file knows is a spyglass. */
export function drawn(name: string): Drawn {
  return ALL[name] ?? CARDS["sighting"]!;
}
