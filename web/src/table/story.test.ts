// Who tells what, and when: on a table without a server.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { set } from "../settings/settings.svelte.ts";
import type { LogLine, Position, Seat } from "../wire/types.ts";
import type { Play } from "./play.svelte.ts";
import { Story } from "./story.svelte.ts";

const asked: number[] = [];
vi.mock("../wire/api.ts", () => ({
  api: {
    position: (_id: string, _eyes: unknown, at: number) => {
      asked.push(at);
      return Promise.resolve({ step: at });
    },
  },
}));

const line = (step: number, seat: Seat): LogLine =>
  ({ step, seat, at: "", turn: 1, bot: true, move: "psalter", effects: [] }) as LogLine;
const position = (steps: number) => ({ steps, step: steps }) as Position;

function table(lines: LogLine[]) {
  const now = position(lines.length);
  const play = {
    id: "t",
    seat: "red",
    open: false,
    log: lines,
    now,
    shown: null,
    see: vi.fn(),
  } as unknown as Play;
  play.holds = (seat) => seat === "red";
  return { play, story: new Story(play), now };
}

describe("the story", () => {
  beforeEach(() => {
    asked.length = 0;
    set({ pace: "fast" });
    vi.useFakeTimers();
  });

  it("leaves my own steps alone", () => {
    const { story, now } = table([line(1, "red")]);
    expect(story.arrived(position(0), now)).toBe(false);
  });

  it("is silent if nothing is to be told", () => {
    set({ pace: "off" });
    const { story, now } = table([line(1, "grey")]);
    expect(story.arrived(position(0), now)).toBe(false);
  });

  it("goes through what others did, up to the present", async () => {
    const { play, story, now } = table([line(1, "red"), line(2, "grey"), line(3, "grey"), line(4, "black")]);
    expect(story.arrived(position(0), now)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(play.shown?.step).toBe(2);
    expect(story.caption?.step).toBe(2);
    await vi.advanceTimersByTimeAsync(1100);
    expect(play.shown).toBe(now);
    await vi.advanceTimersByTimeAsync(700);
    expect(story.active).toBe(false);
    expect(asked).toEqual([2, 3]);
  });

  it("ends at once if it is skipped", async () => {
    const { play, story, now } = table([line(1, "grey"), line(2, "grey"), line(3, "grey")]);
    story.arrived(position(0), now);
    await vi.advanceTimersByTimeAsync(1);
    story.skip();
    expect(play.shown).toBe(now);
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.shown).toBe(now);
  });

  it("offers a long absence instead of telling it", () => {
    const { story, now } = table(Array.from({ length: 50 }, (_, i) => line(i + 1, "grey")));
    expect(story.arrived(position(0), now)).toBe(false);
    expect(story.offer).toBe(0);
    expect(story.missed).toHaveLength(50);
  });

  it("offers what came after my last decision", () => {
    const { story } = table([line(1, "grey"), line(2, "red"), line(3, "grey"), line(4, "black")]);
    story.comeBack(0);
    expect(story.offer).toBe(2);
  });
});
