import { expect, it } from "vitest";
import type { Clock, ClockRules } from "../wire/types.ts";
import { holidayFrom, leftUntil, reserveFrom, timeLeft } from "./timeLeft.ts";

const start = Date.parse("2026-03-02T12:00:00Z");
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const iso = (ms: number) => new Date(ms).toISOString();

const seat = (more: Partial<Clock["seats"][number]> = {}) => ({
  left: day,
  reserve: 0,
  holiday: 0,
  onHoliday: false,
  timedOut: false,
  votes: [],
  ...more,
});
const daily: ClockRules = { kind: "correspondence", turn: 86_400, bank: 0, holidays: false, timeOut: "turn" };
const sitting: ClockRules = { kind: "live", initial: 900, increment: 10, reply: 60, holidays: false, timeOut: "turn" }; // prettier-ignore
const window = { from: "08:00", to: "22:00", zone: "Europe/Rome" };

const clock = (more: Partial<Clock> = {}): Clock => ({
  at: iso(start),
  rules: daily,
  running: "yellow",
  standing: null,
  deadline: iso(start + day),
  resumes: null,
  paused: false,
  pauseWanted: [],
  seats: [seat(), seat()],
  ...more,
});
const yellow = (of: Clock, after: number) => timeLeft(of, 0, "yellow", start + after);
const red = (of: Clock, after: number) => timeLeft(of, 1, "red", start + after);

it("counts down to zero, and never below", () => {
  expect(yellow(clock(), hour)).toEqual({ is: "counts", ms: 23 * hour });
  expect(yellow(clock(), day - 1)).toEqual({ is: "counts", ms: 1 });
  expect(yellow(clock(), day)).toEqual({ is: "up" });
  expect(yellow(clock(), 9 * day)).toEqual({ is: "up" });
});

it("is not more than the server has sent", () => {
  expect(yellow(clock(), -700)).toEqual({ is: "counts", ms: day });
});

it("is an instant above two days", () => {
  const long = clock({ deadline: iso(start + 3 * day) });
  expect(yellow(long, day)).toEqual({ is: "until", at: start + 3 * day });
  expect(yellow(long, day + 1)).toEqual({ is: "counts", ms: 2 * day - 1 });
});

it("of the others rests, if there is any", () => {
  expect(red(clock(), hour)).toBeNull();
  expect(red(clock({ seats: [seat(), seat({ reserve: day })] }), hour)).toEqual({ is: "reserve", ms: day });
  const live = clock({ rules: sitting, seats: [seat({ left: 0, reserve: 900 * second }), seat({ left: 0, reserve: 5 })] }); // prettier-ignore
  expect(red(live, hour)).toEqual({ is: "rests", ms: 5 });
});

it("rests while the clocks are paused", () => {
  const paused = { paused: true, running: "yellow", deadline: null };
  expect(yellow(clock({ ...paused, seats: [seat({ left: hour, reserve: day })] }), 9 * day)).toEqual({ is: "rests", ms: hour + day }); // prettier-ignore
  const turn = clock({ ...paused, rules: sitting, seats: [seat({ left: 0, reserve: 7 * second })] });
  expect(yellow(turn, 1)).toEqual({ is: "rests", ms: 7 * second });
  const reply = clock({ ...paused, rules: sitting, seats: [seat({ left: 3 * second, reserve: hour })] });
  expect(yellow(reply, 1)).toEqual({ is: "rests", ms: 3 * second });
});

it("stands still outside of the hours, also if the table was loaded within them", () => {
  const deadline = Date.parse("2026-03-03T10:00:00Z");
  const of = clock({ rules: { ...daily, window }, deadline: iso(deadline) });
  expect(yellow(of, hour)).toEqual({ is: "until", at: deadline }); // not a countdown: it will stand still before
  expect(yellow(of, 10 * hour)).toEqual({ is: "window", at: Date.parse("2026-03-03T07:00:00Z") });
  expect(yellow(of, 20 * hour)).toEqual({ is: "counts", ms: 2 * hour });
});

it("stands still on a holiday, and continues after it", () => {
  const rules = { ...daily, holidays: true };
  const back = start + 2 * day;
  const of = clock({
    rules,
    standing: "holiday",
    resumes: iso(back),
    deadline: iso(back + 1.1 * day),
    seats: [seat({ holiday: 2 * day, onHoliday: true }), seat({ holiday: day, onHoliday: true })],
  });
  expect(yellow(of, day)).toEqual({ is: "holiday", at: back });
  expect(yellow(of, 2 * day + hour)).toEqual({ is: "counts", ms: 23 * hour });
  expect(red(of, hour)).toEqual({ is: "holiday", at: start + day });
  expect(red(of, day)).toBeNull();
});

it("is a holiday that begins by itself before the deadline", () => {
  const of = clock({
    rules: { ...daily, holidays: true },
    deadline: iso(start + 3.1 * day),
    seats: [seat({ holiday: 2 * day })],
  });
  expect(yellow(of, day - second)).toEqual({ is: "counts", ms: second });
  expect(yellow(of, day)).toEqual({ is: "holiday", at: start + 3.1 * day });
  expect(yellow({ ...of, standing: "holiday", resumes: of.deadline }, 3 * day)).toEqual({ is: "holiday", at: start + 3.1 * day }); // prettier-ignore
  expect(yellow(of, 3.1 * day)).toEqual({ is: "up" });
  expect(holidayFrom(of, 0, start)).toBe(start + day);
  expect(holidayFrom(of, 0, start + day)).toBeNull();
  expect(holidayFrom({ ...of, deadline: iso(start + day), seats: [seat()] }, 0, start)).toBeNull();
  expect(holidayFrom(clock(), 0, start)).toBeNull();
});

it("is up while the others vote", () => {
  expect(yellow(clock({ seats: [seat({ timedOut: true })] }), 0)).toEqual({ is: "up" });
});

it("in a list is the time until the deadline", () => {
  expect(leftUntil(start + hour, undefined, start)).toEqual({ is: "counts", ms: hour });
  expect(leftUntil(start, undefined, start)).toEqual({ is: "up" });
});

it("uses a reserve after the time of the turn", () => {
  const of = clock({ deadline: iso(start + 2 * day), seats: [seat({ reserve: day })] });
  expect(reserveFrom(of, 0, start)).toBe(start + day);
  expect(reserveFrom(of, 0, start + day)).toBeNull();
  expect(reserveFrom(clock(), 0, start)).toBeNull();
});
