// @vitest-environment jsdom
// Which moves are played back, and when, at a table without a server.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { set } from "../browser/settings.svelte.ts";
import { provideClient, type Client } from "../client/client.ts";
import type { LogLine, Position, Seat } from "../wire/types.ts";
import type { TableSession } from "./session.svelte.ts";
import { Playback } from "./playback.svelte.ts";
import { served } from "./source.ts";

const asked: number[] = [];
provideClient({
  position: (_id, _eyes, at = 0) => {
    asked.push(at);
    return Promise.resolve({ step: at });
  },
} as Client);

const line = (step: number, seat: Seat): LogLine =>
  ({ step, seat, at: "", turn: 1, bot: true, move: "psalter", effects: [] }) as unknown as LogLine;
const position = (steps: number, decides: Seat = "grey") =>
  ({ steps, step: steps, state: "playing", view: { decides } }) as Position;

function table(lines: LogLine[]) {
  const now = position(lines.length);
  const session = {
    source: served("t"),
    seat: "red",
    open: false,
    log: lines,
    now,
    shown: null,
    see: vi.fn(),
    sandbox: { stop: vi.fn() },
  } as unknown as TableSession;
  session.holds = (seat) => seat === "red";
  return { session, playback: new Playback(session), now };
}

describe("the playback", () => {
  beforeEach(() => {
    asked.length = 0;
    set({ pace: "fast", guide: false, guided: [] });
    vi.useFakeTimers();
  });

  it("leaves my own steps alone", () => {
    const { playback, now } = table([line(1, "red")]);
    expect(playback.arrived(position(0), now)).toBe(false);
  });

  it("does not start if there is nothing to show", () => {
    set({ pace: "off" });
    const { playback, now } = table([line(1, "grey")]);
    expect(playback.arrived(position(0), now)).toBe(false);
  });

  it("shows others' moves up to the current position", async () => {
    const { session, playback, now } = table([
      line(1, "red"),
      line(2, "grey"),
      line(3, "grey"),
      line(4, "black"),
    ]);
    expect(playback.arrived(position(0), now)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.shown?.step).toBe(2);
    expect(playback.caption?.step).toBe(2);
    await vi.advanceTimersByTimeAsync(1100);
    expect(session.shown).toBe(now);
    await vi.advanceTimersByTimeAsync(700);
    expect(playback.active).toBe(false);
    expect(asked).toEqual([2, 3]);
  });

  it("counts moves that arrive meanwhile", async () => {
    const { session, playback, now } = table([line(1, "grey"), line(2, "grey")]);
    playback.arrived(position(0), now);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.left).toBe(1);
    Object.assign(session, { log: [...session.log, line(3, "grey")], now: position(3) });
    playback.arrived(now, position(3));
    expect(playback.left).toBe(2);
  });

  it("ends at once if it is skipped", async () => {
    const { session, playback, now } = table([line(1, "grey"), line(2, "grey"), line(3, "grey")]);
    playback.arrived(position(0), now);
    await vi.advanceTimersByTimeAsync(1);
    playback.skip();
    expect(session.shown).toBe(now);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.shown).toBe(now);
  });

  it("shows nothing more after it is hurried, until a decision is needed here", async () => {
    const { session, playback, now } = table([line(1, "grey"), line(2, "grey")]);
    const goesOn = (seat: Seat, decides: Seat) => {
      const before = session.now;
      const next = position((before?.steps ?? 0) + 1, decides);
      Object.assign(session, { log: [...session.log, line(next.steps, seat)], now: next });
      return playback.arrived(before, next);
    };
    playback.arrived(position(0), now);
    await vi.advanceTimersByTimeAsync(1);
    playback.hurry();
    expect(session.shown).toBe(now);
    expect([goesOn("grey", "black"), goesOn("black", "red")]).toEqual([false, false]);
    expect(goesOn("red", "grey")).toBe(false); // my own
    expect(goesOn("grey", "black")).toBe(true);
    // A user who starts a playback after all also sees later moves played back, even after a decision during
    // the playback.
    playback.hurry();
    playback.tell(1);
    goesOn("black", "red");
    playback.skip();
    expect(goesOn("red", "grey")).toBe(false);
    expect(goesOn("grey", "black")).toBe(true);
    // A spectator is never to move, so hurrying only goes to the current position.
    playback.skip();
    Object.assign(session, { seat: null, holds: () => false });
    expect(goesOn("black", "grey")).toBe(true);
    playback.hurry();
    expect(goesOn("grey", "black")).toBe(true);
  });

  it("offers the moves of a long absence instead of showing them", () => {
    const { playback, now } = table(Array.from({ length: 50 }, (_, i) => line(i + 1, "grey")));
    expect(playback.arrived(position(0), now)).toBe(false);
    expect(playback.offer).toBe(0);
    expect(playback.missed).toHaveLength(50);
  });

  it("offers the moves since my last decision", () => {
    const { playback } = table([line(1, "grey"), line(2, "red"), line(3, "grey"), line(4, "black")]);
    playback.comeBack(0);
    expect(playback.offer).toBe(2);
  });

  it("is slow until the guide has explained its pace", async () => {
    const { playback, now } = table([line(1, "grey"), line(2, "grey")]);
    const told = async () => {
      playback.arrived(position(0), now);
      await vi.advanceTimersByTimeAsync(1050);
      const all = !playback.active;
      playback.skip();
      return all;
    };
    set({ guide: true });
    expect(await told()).toBe(false);
    set({ guided: ["waiting"] });
    expect(await told()).toBe(true);
  });

  it("offers no moves before my own decision", () => {
    const { session, playback, now } = table([line(1, "grey"), line(2, "grey")]);
    playback.comeBack(0);
    expect(playback.offer).toBe(0);
    Object.assign(session, { log: [...session.log, line(3, "red")], now: position(3) });
    playback.arrived(now, position(3));
    expect(playback.offer).toBe(null);
  });

  it("offers nothing after the end of a game that was watched", () => {
    const { playback, now } = table(Array.from({ length: 50 }, (_, i) => line(i + 1, "grey")));
    expect(playback.arrived(position(0), { ...now, state: "over" })).toBe(false);
    expect(playback.offer).toBe(null);
  });
});
