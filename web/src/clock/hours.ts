// The daily hours in which the time of the players counts, in the time zone of the table: the same instants
// as on the server (table/clock/window.go).
import { cached } from "../i18n/cached.ts";
import type { ClockWindow } from "../wire/types.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const wallIn = cached(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);

/** The date and time that clocks of a zone show at an instant, in milliseconds as if they were in UTC. */
function wall(zone: string, at: number): number {
  const parts = Object.fromEntries(
    wallIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The milliseconds by which a zone is ahead of UTC at an instant. */
const offset = (zone: string, at: number) => wall(zone, at) - Math.floor(at / 1000) * 1000;

/** The end of the interval in which the offset changes once. */
function change(zone: string, from: number, to: number): number {
  const before = offset(zone, from);
  while (to - from > minute) {
    const middle = from + Math.floor((to - from) / 2 / minute) * minute;
    if (offset(zone, middle) === before) from = middle;
    else to = middle;
  }
  return to;
}

/**
 * The first instant at which the clocks of a zone show a time. If they skip it, the instant at which they do.
 */
function instant(zone: string, shown: number): number {
  const [before, after] = [offset(zone, shown - day), offset(zone, shown + day)];
  for (const ahead of [Math.max(before, after), Math.min(before, after)]) {
    if (offset(zone, shown - ahead) === ahead) return shown - ahead;
  }
  return change(zone, shown - after, shown - before);
}

/** Minutes of the day from "hh:mm". */
export const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** The first counted instant from `at` on, and the end of the hours that it belongs to. */
export function counted({ from, to, zone }: ClockWindow, at: number): { begin: number; end: number } {
  const [opens, shuts] = [minuteOf(from), minuteOf(to)];
  // The hours of the day before may end after midnight.
  for (let date = Math.floor(wall(zone, at) / day) * day - day; ; date += day) {
    const begin = instant(zone, date + opens * minute);
    const end = instant(zone, date + shuts * minute + (shuts <= opens ? day : 0));
    if (end > at && end > begin) return { begin: Math.max(begin, at), end };
  }
}

/** The instant at which a duration has counted since `at`. A day has at least two counted hours. */
export function countedUntil(window: ClockWindow | undefined, at: number, ms: number): number {
  if (!window) return at + ms;
  for (;;) {
    const { begin, end } = counted(window, at);
    if (end - begin >= ms) return begin + ms;
    ms -= end - begin;
    at = end;
  }
}
