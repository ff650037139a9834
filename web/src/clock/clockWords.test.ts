// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { languages, speak, withWords } from "../i18n/i18n.svelte.ts";
import type { Clock } from "../wire/types.ts";
import {
  clockName,
  clockRules,
  deadlineText,
  deadlineWords,
  instantText,
  leftText,
  span,
} from "./clockWords.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const noon = new Date(2026, 2, 2, 12).getTime();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

beforeAll(() => withWords(Promise.resolve(), "lobby", "clock"));
beforeEach(async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  await speak("en");
});

it("shows seconds below an hour, and zero only if nothing is left", () => {
  expect([0, 1, 1000, 59_000, minute, 59 * minute + 59_000].map(span)).toEqual(["0:00", "0:01", "0:01", "0:59", "1:00", "59:59"]); // prettier-ignore
});

it("shows minutes below two days, then hours, always rounded down", () => {
  expect(span(hour)).toBe("1 h 0 min");
  expect(span(5 * hour + 12 * minute + 59_999)).toBe("5 h 12 min");
  expect(span(2 * day - 1)).toBe("47 h 59 min");
  expect(span(2 * day + 3 * hour)).toBe("2 d 3 h");
  expect(span(3 * day)).toBe("3 d");
});

it("shows an instant as precisely as needed", () => {
  expect(instantText(noon + 6 * hour, noon)).toBe("18:00");
  expect(instantText(noon + day + 6 * hour, noon)).toBe("Tue\u00a018:00");
  expect(instantText(noon + 9 * day, noon)).toBe("11\u00a0Mar,\u00a012:00");
});

it("says in every language that time is up, stands still, and until when", async () => {
  for (const language of languages) {
    await speak(language);
    const texts = (["until", "window", "holiday"] as const).map((is) => leftText({ is, at: noon }, noon));
    expect(new Set([...texts, leftText({ is: "up" }, noon)]).size).toBe(4);
    expect(texts.every((text) => plain(text).includes("12:00"))).toBe(true);
  }
});

it("shows a deadline in a list as an instant if the clock stands still before it", () => {
  const rules = {
    kind: "correspondence" as const,
    timeOut: "turn" as const,
    holidays: false,
    window: { from: "08:00", to: "18:00", zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  };
  expect(deadlineText(noon + 5 * hour, rules, noon)).toBe("5 h 0 min left");
  expect(plain(deadlineText(noon + day, rules, noon))).toBe("until Tue 12:00");
  expect(plain(deadlineText(noon + 30 * hour, rules, noon + 8 * hour))).toBe("until Tue 18:00");
  expect(deadlineText(noon, null, noon)).toBe("time is up");
});

it("says when the reserve and the holiday are used, until all time has run out", () => {
  const of = { left: day, reserve: day, holiday: day, onHoliday: false, timedOut: false, votes: [] };
  const clock: Clock = {
    at: new Date(noon).toISOString(),
    rules: { kind: "correspondence", turn: 86_400, bank: 86_400, holidays: true, timeOut: "turn" },
    running: "yellow",
    standing: null,
    deadline: new Date(noon + 3 * day).toISOString(),
    resumes: null,
    paused: false,
    pauseWanted: [],
    seats: [of],
  };
  const said = (after: number) => plain(deadlineWords(clock, 0, noon + after));
  expect(said(0)).toMatch(
    /^Reserve used from: Tuesday.*\. Holiday used from: Wednesday.*\. Runs out: Thursday.*\.$/,
  );
  expect(said(day)).toMatch(/^Holiday used from: Wednesday.*\. Runs out: Thursday.*\.$/);
  expect(said(2 * day)).toMatch(/^Runs out: Thursday.*\.$/);
  expect(said(3 * day)).toBe("");
  expect(deadlineWords({ ...clock, deadline: null }, 0, noon)).toBe("");
});

it("names clocks and says their rules", () => {
  const out = { timeOut: "vote" as const, bot: "greedy", holidays: false };
  const live = { kind: "live" as const, initial: 1800, increment: 20, reply: 60, ...out };
  expect(plain(clockName(live))).toBe("30 min + 20 s a turn");
  expect(clockRules(live).map(plain)).toEqual([
    "30 minutes for the whole game, and 20 seconds more with each turn.",
    "Decisions in another player’s turn have 1 minute of their own.",
    "When a player’s time is up, a bot plays as soon as more than half of the others want it: Francesco Datini.",
  ]);
  expect(clockRules({ ...live, initial: 60, increment: 1, reply: 90 }).map(plain)).toEqual([
    "1 minute for the whole game, and 1 second more with each turn.",
    "Decisions in another player’s turn have 90 seconds of their own.",
    expect.anything(),
  ]);
  expect(plain(clockName({ ...live, increment: 0 }))).toBe("30 min");
  expect(plain(clockRules({ ...live, initial: 3600, increment: 0 })[0] ?? "")).toBe(
    "1 hour for the whole game.",
  );
  const daily = {
    ...out,
    kind: "correspondence" as const,
    turn: 86_400 as const,
    bank: 259_200,
    holidays: true,
  };
  expect(clockName(daily)).toBe("24 h a turn + 3\u00a0days");
  expect(clockName({ ...daily, bank: 0 })).toBe("24 h a turn");
  expect(clockRules({ ...daily, window: { from: "08:00", to: "22:00", zone: "America/New_York" } })).toEqual([
    "24\u00a0hours for each turn, and for each decision in another player’s turn.",
    "Extra time comes from a reserve for the whole game: 3\u00a0days.",
    "Time counts only from 08:00 to 22:00 (America/New York).",
    expect.stringContaining("two days of holiday"),
    expect.stringContaining("more than half"),
  ]);
});
