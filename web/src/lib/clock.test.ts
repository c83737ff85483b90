import { describe, expect, it } from "vitest";
import { DAY, nightOf, timeLeft, timeToDecide } from "./clock";
import { speak } from "./words.svelte";

describe("the time for a decision in words", () => {
  it("is told in the largest unit that is exact", async () => {
    await speak("en");
    expect([0, 30, 60, 600, 4 * 3600, DAY, 3 * DAY].map((clock) => timeToDecide({ clock }))).toEqual([
      "As long as it takes",
      "30 seconds",
      "1 minute",
      "10 minutes",
      "4 hours",
      "1 day",
      "3 days",
    ]);
  });

  it("is told of a bank with what is added", async () => {
    await speak("en");
    expect(timeToDecide({ bank: 3 * DAY, increment: 4 * 3600 })).toBe("3 days each, plus 4 hours for each decision");
  });

  it("says which hours don't count", async () => {
    await speak("en");
    const night = { night: "23:00-07:00", zone: "America/New_York" };
    expect([nightOf(night), nightOf({})]).toEqual(["Time stands still at 23:00–07:00 (America/New York).", ""]);
  });

  it("counts down in days, then in hours, and in the last hour by the second", async () => {
    await speak("en");
    expect([3 * DAY - 1, 2 * DAY, 2 * DAY - 1, 3600, 3599, 5].map(timeLeft)).toEqual([
      "2 days left",
      "2 days left",
      "47 hours left",
      "1 hour left",
      "59:59",
      "0:05",
    ]);
  });

  it.each([
    ["it", "Restano 3 giorni", "Resta 1 ora"],
    ["fr", "Encore 3 jours", "Encore 1 heure"],
    ["de", "Noch 3 Tage", "Noch 1 Stunde"],
  ] as const)("follows the plural of %s", async (language, days, hour) => {
    await speak(language);
    expect([timeLeft(3 * DAY), timeLeft(3600)]).toEqual([days, hour]);
  });
});
