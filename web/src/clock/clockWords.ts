// Times and rules of clocks in words.
import { cached } from "../i18n/cached.ts";
import { language, t } from "../i18n/i18n.svelte.ts";
import type { Clock, ClockRules } from "../wire/types.ts";
import { botName } from "../wording/presets.ts";
import { holidayFrom, leftUntil, reserveFrom, type TimeLeft } from "./timeLeft.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const two = (n: number) => String(n).padStart(2, "0");

/** The seconds of a duration, rounded up. */
export const secondsIn = ({ ms }: { ms: number }) => Math.ceil(ms / second);

/**
 * A duration: minutes and seconds below an hour, hours and minutes below two days, else days and hours. Only
 * seconds are rounded up, so that zero means that no time is left.
 */
export function span(ms: number): string {
  const seconds = secondsIn({ ms });
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  if (ms < 2 * day) return t("time-hours", { h: Math.floor(ms / hour), m: Math.floor(ms / minute) % 60 });
  return t("time-days", { d: Math.floor(ms / day), h: Math.floor(ms / hour) % 24 });
}

/** The browser's own variant of the page's language: it decides whether a day has twice twelve hours. */
const locale = () => navigator.languages.find((one) => one.startsWith(language())) ?? language();

const dayOf = (at: number) => new Date(at).setHours(0, 0, 0, 0);
const time = { hour: "numeric", minute: "2-digit" } as const;
const timeIn = cached((locale: string) => new Intl.DateTimeFormat(locale, time));
const weekdayIn = cached((locale: string) => new Intl.DateTimeFormat(locale, { weekday: "short", ...time }));
const dateIn = cached(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...time }),
);
const fullIn = cached(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      ...time,
      timeZoneName: "short",
    }),
);

/** How an instant is given: by the time alone, with the weekday, or with the date. */
export function instantForm(at: number, now: number): "today" | "week" | "date" {
  const days = Math.round((dayOf(at) - dayOf(now)) / day);
  if (days === 0) return "today";
  return Math.abs(days) < 7 ? "week" : "date";
}

/** An instant in the viewer's time zone: the time today, else with the weekday, else with the date. */
export function instantText(at: number, now: number): string {
  const formatIn = { today: timeIn, week: weekdayIn, date: dateIn }[instantForm(at, now)];
  return formatIn(locale()).format(at).replaceAll(" ", "\u00a0"); // it stays on one line
}

/** The same in full, with the time zone. */
const instantInFull = (at: number): string => fullIn(locale()).format(at);

/**
 * When the seat that decides begins to use its reserve and its holiday, and when all its time runs out; "" if
 * it has.
 */
export function deadlineWords(clock: Clock, index: number, now: number): string {
  const ends = Date.parse(clock.deadline ?? "");
  if (!(now < ends)) return "";
  const all = { reserve: reserveFrom(clock, index, now), holiday: holidayFrom(clock, index, now), ends };
  return Object.entries(all)
    .flatMap(([what, at]) => (at === null ? [] : [t(`clock-at-${what}`, { when: instantInFull(at) })]))
    .join(" ");
}

/** The time of a seat in the few words that fit next to it. */
export function leftText(left: TimeLeft, now: number): string {
  switch (left.is) {
    case "counts":
    case "rests":
      return span(left.ms);
    case "reserve":
      return t("time-reserve", { time: span(left.ms) });
    case "up":
      return t("time-up");
    default:
      return t(`time-${left.is}`, { when: instantText(left.at, now) });
  }
}

/** The time until a deadline in a list of tables: an instant if the clock stands still before it. */
export function deadlineText(deadline: number, rules: ClockRules | null, now: number): string {
  const left = leftUntil(deadline, rules?.window, now);
  if (left.is === "counts") return t("lobby-left", { time: span(left.ms) });
  return leftText(left.is === "window" ? { is: "until", at: deadline } : left, now);
}

/** The short name of a clock. */
export function clockName(rules: ClockRules): string {
  const { initial = 0, increment = 0, turn = 0, bank = 0 } = rules;
  if (rules.kind === "live")
    return t("clock-name-live", { minutes: Math.round(initial / 6) / 10, seconds: increment });
  return t("clock-name-correspondence", { hours: turn / 3600, bank: bank === 0 ? "no" : ruleTime(bank) });
}

const units = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** A time of the rules, in the largest unit that needs no decimals. */
export function ruleTime(seconds: number): string {
  const [unit, length] = units.find(([, length]) => seconds % length === 0) ?? units[3];
  return t(`clock-${unit}`, { n: seconds / length });
}

/** The rules of a clock, a sentence each. */
export function clockRules(rules: ClockRules): string[] {
  const { turn = 0, bank = 0, window, holidays = false, initial = 0, increment = 0, reply = 0 } = rules;
  const out = t(`clock-out-${rules.timeOut}`, { bot: botName(rules.bot ?? "") });
  if (rules.kind === "live")
    return [
      t("clock-live", { time: ruleTime(initial), more: increment === 0 ? "no" : ruleTime(increment) }),
      t("clock-reply", { time: ruleTime(reply) }),
      out,
    ];
  return [
    t("clock-turn", { time: t("clock-hours", { n: turn / 3600 }) }),
    ...(bank > 0 ? [t("clock-reserve", { time: ruleTime(bank) })] : []),
    ...(window ? [t("clock-window", { ...window, zone: zoneText(window.zone) })] : []),
    ...(holidays ? [t("clock-holidays")] : []),
    out,
  ];
}

/** The name of a time zone as the IANA database has it, readable. */
export const zoneText = (zone: string) => zone.replaceAll("_", " ");
