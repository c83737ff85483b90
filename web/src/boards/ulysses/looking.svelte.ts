import { NO_PLACE } from "./view";

/** How long one looks from a place, or is asked whether to, in milliseconds. */
const A_WHILE = 10_000;

/** Looking from another place than the ship's: offered for a place that was touched, and over after a while. */
class Looking {
  /** The place touched last, from which one may look. */
  offered = $state(NO_PLACE);
  /** The place that distances count from instead of the ship's, or none. */
  from = $state(NO_PLACE);
  #end: ReturnType<typeof setTimeout> | undefined;

  offer(place: number): void {
    this.stop();
    this.offered = place;
    this.#later();
  }

  start(): void {
    this.from = this.offered;
    this.offered = NO_PLACE;
    this.#later();
  }

  stop = (): void => {
    clearTimeout(this.#end);
    this.offered = this.from = NO_PLACE;
  };

  #later(): void {
    clearTimeout(this.#end);
    this.#end = setTimeout(this.stop, A_WHILE);
  }
}

/** One for map and hand, which count from the same place. */
export const looking = new Looking();
