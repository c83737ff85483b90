import { NO_PLACE } from "./view";

let place = $state(NO_PLACE);

/** The place of the goal card pointed at: the map shows where it is. */
export function markedPlace(): number {
  return place;
}

export function mark(next: number): void {
  place = next;
}
