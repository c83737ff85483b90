import { describe, expect, it } from "vitest";
import { NOBODY, type ChatLine, type Fact, type Seat } from "../lib/types";
import { tableWith } from "../testing/tables";
import { absences, doneInMyName, talkOf, woven } from "./notices";

const fact = (ply: number, text: string): Fact => ({ ply, kind: "passed", args: [], text });
const notice = (ply: number, word: string, about: number, said = 1): ChatLine => ({
  seat: NOBODY,
  text: `${word} ${about}`,
  said,
  ply,
  notice: word,
  about,
});
const said: ChatLine = { seat: 0, text: "Ciao", said: 1, ply: 2, notice: "", about: NOBODY };
const person = (name: string): Seat => ({
  name,
  kind: "person",
  level: "",
  present: true,
  wished_by: [],
  muted: false,
});

const texts = (lines: ReturnType<typeof woven>) =>
  lines.map((line) => ("notice" in line ? `(${line.notice.text})` : `${line.fact.text}×${line.times}`));

describe("what the table itself tells", () => {
  it("stands in the log before the facts of its ply", () => {
    const log = [fact(1, "a"), fact(3, "b"), fact(3, "c"), fact(5, "d")];
    const chat = [notice(3, "time-passed", 1), said, notice(9, "left", 0)];
    expect(texts(woven(log, chat))).toEqual(["a×1", "(time-passed 1)", "b×1", "c×1", "d×1", "(left 0)"]);
    expect(talkOf(chat)).toEqual([said]);
  });

  it("parts what would be told together", () => {
    expect(texts(woven([fact(1, "a"), fact(2, "a"), fact(4, "a")], [notice(3, "returned", 1)]))).toEqual([
      "a×2",
      "(returned 1)",
      "a×1",
    ]);
  });

  it("is told to its player until they have read it, if they did not ask for it", () => {
    const table = tableWith({
      viewer: 1,
      chat: [notice(1, "time-passed", 1, 5), notice(2, "time-decided", 0, 6), notice(3, "stands-in", 1, 7)],
    });
    expect(doneInMyName(table, 0).map((line) => line.notice)).toEqual(["time-passed"]);
    expect(doneInMyName(table, 5)).toEqual([]);
  });

  it("is summed up at the end", () => {
    const chat = ["time-passed", "time-decided", "time-stands-in", "returned"].map((word) => notice(1, word, 0));
    const table = tableWith({
      seats: [person("Ann"), person("Bea"), person("Cleo")],
      chat: [...chat, notice(1, "left", 2), notice(1, "auto-passed", 1)],
    });
    expect(absences(table)).toEqual([
      { seat: 0, missed: 2, replaced: true },
      { seat: 2, missed: 0, replaced: true },
    ]);
  });
});
