// The time of a seat at an instant, from the clock as the server has last sent it. The server sends a clock
// only when something has happened, so times that have passed since are counted here.
import type { Clock, ClockWindow } from "../wire/types.ts";
import { counted, countedUntil } from "./hours.ts";

/** Above this, an instant is shown instead of a duration. */
const long = 48 * 3_600_000;

/**
 * The time of a seat: it `counts` down without interruption, for some milliseconds; it lasts `until` an
 * instant; it stands still outside of the daily hours (`window`) or on `holiday`, until an instant; it is
 * `up`; it `rests`, with some milliseconds left; or it is only the `reserve` of a seat that does not decide.
 */
export type TimeLeft =
  | { is: "counts" | "rests" | "reserve"; ms: number }
  | { is: "until" | "window" | "holiday"; at: number }
  | { is: "up" };

/** The time left until an instant at which it runs out. */
export function leftUntil(end: number, window: ClockWindow | undefined, now: number): TimeLeft {
  if (now >= end) return { is: "up" };
  if (window) {
    const open = counted(window, now);
    if (open.begin > now) return { is: "window", at: open.begin };
    if (open.end < end) return { is: "until", at: end };
  }
  return end - now < long ? { is: "counts", ms: end - now } : { is: "until", at: end };
}

/** The end of a holiday that the player of the seat that decides has begun; 0 for none. */
const holidayEnd = ({ standing, resumes }: Clock) => (standing === "holiday" ? Date.parse(resumes ?? "") : 0);

/** When the seat that decides has only its holiday left, at the latest its deadline. */
function ownEnd(clock: Clock, { left, reserve }: Clock["seats"][number], deadline: number): number {
  if (!clock.rules.holidays) return deadline;
  const since = Math.max(holidayEnd(clock), Date.parse(clock.at));
  return Math.min(deadline, countedUntil(clock.rules.window, since, left + reserve));
}

/** The time of the seat that decides. */
function running(clock: Clock, of: Clock["seats"][number], now: number): TimeLeft {
  const deadline = Date.parse(clock.deadline ?? "");
  if (now >= deadline) return { is: "up" };
  const resumes = holidayEnd(clock);
  if (now < resumes) return { is: "holiday", at: resumes };
  const end = ownEnd(clock, of, deadline);
  return now >= end ? { is: "holiday", at: deadline } : leftUntil(end, clock.rules.window, now);
}

/**
 * The time of a seat, which is numbered as at the table. The clock of this device may lag behind: the time left
 * is never more than the server has sent.
 */
export function timeLeft(clock: Clock, index: number, seat: string, at: number): TimeLeft | null {
  const now = Math.max(at, Date.parse(clock.at));
  const of = clock.seats[index];
  if (!of) return null;
  if (of.timedOut) return { is: "up" };
  const mine = clock.running === seat;
  if (!clock.paused) {
    if (mine && clock.deadline !== null) return running(clock, of, now);
    const back = Date.parse(clock.at) + of.holiday;
    if (of.onHoliday && now < back) return { is: "holiday", at: back };
  }
  if (clock.rules.kind === "live") return { is: "rests", ms: mine && of.left > 0 ? of.left : of.reserve };
  if (mine) return { is: "rests", ms: of.left + of.reserve };
  return of.reserve > 0 ? { is: "reserve", ms: of.reserve } : null;
}

/** When the seat that decides begins to use its reserve; null if it does, has none, or is on holiday. */
export function reserveFrom(clock: Clock, index: number, now: number): number | null {
  const of = clock.seats[index];
  if (!of || of.left === 0 || of.reserve === 0 || clock.standing === "holiday") return null;
  if (clock.rules.kind === "live") return null; // a reply uses nothing else
  const from = countedUntil(clock.rules.window, Date.parse(clock.at), of.left);
  return from > now ? from : null;
}

/** When the holiday of the seat that decides begins by itself; null if it has begun or is not left. */
export function holidayFrom(clock: Clock, index: number, now: number): number | null {
  const of = clock.seats[index];
  const deadline = Date.parse(clock.deadline ?? "");
  if (!of) return null;
  const from = ownEnd(clock, of, deadline);
  return from > now && from < deadline ? from : null;
}

/** Whether a holiday with this end has begun by itself, because the time had run out: it cannot be ended. */
export const hasBegunByItself = ({ deadline }: Clock, end: number) =>
  deadline !== null && Date.parse(deadline) === end;
