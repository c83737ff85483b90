import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as sound from "../lib/sound";
import { dropToast, toasts } from "../lib/toasts.svelte";
import { speak } from "../lib/words.svelte";
import { tableWith } from "../testing/tables";
import Clock from "./Clock.svelte";

describe("the clock", () => {
  const alarm = vi.spyOn(sound, "alarm").mockImplementation(() => {});

  beforeAll(() => speak("en"));
  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ["setInterval", "clearInterval", "Date"] });
    alarm.mockClear();
    for (const { key } of toasts()) dropToast(key);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  async function pass(seconds: number) {
    vi.advanceTimersByTime(seconds * 1000);
    await tick();
  }

  it("warns once, in words and by a sound, before the time is up", async () => {
    render(Clock, { table: tableWith({ clock: 60 }), deadline: 60, mine: true });
    await pass(44);
    expect(toasts()).toEqual([]);
    await pass(1.5);
    expect(toasts().map((toast) => toast.text)).toEqual([
      "15 seconds left: then a bot decides for you, as little as it can.",
    ]);
    await pass(5);
    expect(alarm).toHaveBeenCalledOnce();
  });

  it("warns again for another choice, and earlier than half of a short time not at all", async () => {
    const { rerender } = render(Clock, { table: tableWith({ clock: 10 }), deadline: 10, mine: true });
    await pass(4);
    expect(alarm).not.toHaveBeenCalled();
    await pass(2);
    expect(alarm).toHaveBeenCalledTimes(1);
    await rerender({ deadline: 20 });
    expect(alarm).toHaveBeenCalledTimes(1);
    await pass(10);
    expect(alarm).toHaveBeenCalledTimes(2);
  });

  it("leaves alone those who are not asked", async () => {
    render(Clock, { table: tableWith({ clock: 10 }), deadline: 10, mine: false });
    await pass(9);
    expect(alarm).not.toHaveBeenCalled();
  });
});
