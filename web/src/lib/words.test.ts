import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ago, countdown, list, number } from "./format";
import { language, learn, ownLanguage, say, speak, titleOf } from "./words.svelte";

describe("words", () => {
  beforeAll(() => speak("en"));
  afterAll(() => speak("en"));

  it("are those of the language spoken", async () => {
    expect(say("your-turn")).toBe("Your turn");
    await speak("de");
    expect(language()).toBe("de");
    expect(say("your-turn")).toBe("Du bist dran");
    expect(document.documentElement.lang).toBe("de");
    await speak("en");
  });

  it("of a game are its own", () => {
    expect(say("game-title", {}, "journey")).toBe("Journey to the Center of the Earth");
    expect(say("option-edition.german", {}, "ulysses")).toBe("the rules of the German edition");
  });

  it("have their variables filled in, by number where it matters", () => {
    expect(say("gathering-open", { open: 1 })).toMatch(/^One seat/);
    expect(say("gathering-open", { open: 3 })).toMatch(/^3 seats/);
  });

  it("that are missing show their id", () => expect(say("no-such-text")).toBe("no-such-text"));

  it("asked for last are spoken, whichever file comes first", async () => {
    await Promise.all([speak("fr"), speak("it")]);
    expect(language()).toBe("it");
    await speak("en");
  });

  it("of a game that the page was built without are the server's, in every language", async () => {
    const ask = vi.fn((_game: string, language: string) => Promise.resolve(`game-title = Kuhn (${language})\n`));
    await learn(["ulysses", "kuhn"], ask);
    expect(titleOf("kuhn")).toBe("Kuhn (en)");
    await speak("fr");
    expect(titleOf("kuhn")).toBe("Kuhn (fr)");
    await learn(["kuhn"], ask);
    expect(ask.mock.calls).toEqual([
      ["kuhn", "en"],
      ["kuhn", "fr"],
    ]);
    await speak("en");
  });

  it("that the server does not give are done without", async () => {
    await learn(["mute"], () => Promise.reject(new Error("down")));
    expect(titleOf("mute")).toBe("mute");
    expect(say("your-turn", {}, "mute")).toBe("Your turn");
  });

  it("are at first in a language of the browser", () => {
    const languages = vi.spyOn(navigator, "languages", "get");
    languages.mockReturnValue(["pt-BR", "fr-CH", "de"]);
    expect(ownLanguage()).toBe("fr");
    languages.mockReturnValue(["pt-BR"]);
    expect(ownLanguage()).toBe("en");
    languages.mockRestore();
  });
});

describe("numbers, times and lists", () => {
  afterAll(() => speak("en"));

  it("have the form of the language", async () => {
    await speak("de");
    expect(number(12345)).toBe("12.345");
    expect(list(["Ada", "Bruno", "Chloé"])).toBe("Ada, Bruno und Chloé");
    expect(ago(1000, 1000 + 7200)).toBe("vor 2 Stunden");
    await speak("en");
    expect(number(12345)).toBe("12,345");
    expect(ago(1000, 1030)).toBe("now");
  });

  it("count down to nothing and not below", () => {
    expect(countdown(125)).toBe("2:05");
    expect(countdown(0.2)).toBe("0:01");
    expect(countdown(-3)).toBe("0:00");
  });
});
