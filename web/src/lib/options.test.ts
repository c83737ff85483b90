import { beforeAll, describe, expect, it } from "vitest";
import { editionOf, houseRules, usualValue } from "./options";
import type { GameFacts } from "./types";
import { speak } from "./words.svelte";

const option = (name: string, values: string[]) => ({ name, values, default: values[0]!, needs: {} });
const FACTS = {
  name: "strange",
  options: [option("edition", ["old", "new"]), option("plagues", ["few", "many"]), option("rounds", ["10", "12"])],
  presets: { old: {}, new: { plagues: "many" } },
} as unknown as GameFacts;
const [EDITION, PLAGUES] = FACTS.options as [GameFacts["options"][0], GameFacts["options"][0]];

beforeAll(() => speak("en"));

describe("what is usual", () => {
  it("depends on the edition", () => {
    expect(editionOf(FACTS)).toBe(EDITION);
    expect(usualValue(FACTS, {}, PLAGUES)).toBe("few");
    expect(usualValue(FACTS, { edition: "new" }, PLAGUES)).toBe("many");
    expect(usualValue(FACTS, { edition: "new" }, EDITION)).toBe("old");
  });

  it("is not told at a table", () => {
    expect(houseRules(FACTS, { edition: "old", plagues: "few", rounds: "10" })).toEqual([]);
    expect(houseRules(FACTS, { edition: "new", plagues: "many", rounds: "12" })).toEqual([
      { name: "edition", value: "new" },
      { name: "rounds", value: "12" },
    ]);
    expect(houseRules(FACTS, { edition: "new", plagues: "few", rounds: "10" }).map((rule) => rule.name)).toEqual([
      "edition",
      "plagues",
    ]);
  });
});
