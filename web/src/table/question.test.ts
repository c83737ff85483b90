import { describe, expect, it } from "vitest";
import { partsOf } from "./question";

describe("a question", () => {
  it("is led by the sentence that asks", () => {
    expect(
      partsOf("Phase 1. Yours is Pylos. Do you keep it, or change it? Poseidon has 3; above 4 he is angry."),
    ).toEqual({
      asked: "Do you keep it, or change it?",
      told: "Phase 1. Yours is Pylos. Poseidon has 3; above 4 he is angry.",
    });
  });

  it("keeps its first sentence in front if none asks", () => {
    const waiting = "Waiting for Bruno (debate). He has 3 cards.";
    expect(partsOf(waiting)).toEqual({ asked: "Waiting for Bruno (debate).", told: "He has 3 cards." });
  });

  it("takes along what it can't be understood without", () => {
    expect(partsOf("You lack water and lose 2 fossils. Which ones?")).toEqual({
      asked: "You lack water and lose 2 fossils. Which ones?",
      told: "",
    });
  });

  it("is read in French, where the mark stands apart", () => {
    const asked = "Quelle carte jouez-vous ?";
    expect(partsOf(`Phase 2. ${asked} 1 carte encore.`)).toEqual({ asked, told: "Phase 2. 1 carte encore." });
  });
});
