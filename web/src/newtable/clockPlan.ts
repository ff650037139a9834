// The planned clock of a new table: from the choices on the page to the rules in the request. Choices of the
// other kind are kept.
import { minuteOf } from "../clock/hours.ts";
import type { ClockRules } from "../wire/types.ts";

type Turn = NonNullable<ClockRules["turn"]>;

export const kinds = ["none", "correspondence", "live"] as const;
export const timeOuts = ["takeover", "turn", "vote"] as const satisfies ClockRules["timeOut"][];
/** Times for a turn and reserves, in hours. */
export const turns = [12, 24, 48, 72];
export const reserves = [0, 24, 72, 168];
/** Minutes for the game, and seconds with each turn. */
export const paces = [
  [15, 10],
  [30, 20],
  [60, 30],
] as const;
/** The bounds of own values, in the units of the fields. */
export const bounds = { minutes: [1, 180], increment: [0, 300], reply: [10, 600] } as const;
/** The least length of the daily hours, in minutes. */
const shortest = 180;
const wholeDay = 24 * 60;

export interface ClockPlan {
  kind: (typeof kinds)[number];
  /** Hours. */
  turn: number;
  reserve: number;
  /** Whether time counts only at certain hours. */
  daily: boolean;
  from: string;
  to: string;
  zone: string;
  holidays: boolean;
  /** A pace other than the offered ones. */
  own: boolean;
  minutes: number;
  /** Seconds. */
  increment: number;
  reply: number;
  timeOut: ClockRules["timeOut"];
  /** "" for the default bot. */
  bot: string;
}

export const noClock = (): ClockPlan => ({
  kind: "none",
  turn: 24,
  reserve: 72,
  daily: false,
  from: "08:00",
  to: "22:00",
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  holidays: true,
  own: false,
  minutes: 30,
  increment: 20,
  reply: 60,
  timeOut: "takeover",
  bot: "",
});

/** The whole number that is nearest to a value within the bounds of a field. */
export const within = (field: keyof typeof bounds, value: number | null) =>
  Math.min(bounds[field][1], Math.max(bounds[field][0], Math.round(value ?? 0)));

/** The minutes from one time of the day to another. */
const length = (from: string, to: string) => (minuteOf(to) - minuteOf(from) + wholeDay) % wholeDay;

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((n) => String(n).padStart(2, "0")).join(":");

/** Moves the other end of the daily hours if they have become too short. */
export function widened(plan: ClockPlan, changed: "from" | "to"): Pick<ClockPlan, "from" | "to"> {
  const { from, to } = plan;
  if (length(from, to) >= shortest) return { from, to };
  if (changed === "from") return { from, to: timeOf(minuteOf(from) + shortest) };
  return { from: timeOf(minuteOf(to) - shortest + wholeDay), to };
}

/** The rules of the planned clock; null for none. */
export function clockOf(plan: ClockPlan): ClockRules | null {
  const { kind, timeOut, bot, from, to, zone, holidays } = plan;
  const out = bot === "" ? { timeOut } : { timeOut, bot };
  if (kind === "none") return null;
  if (kind === "live")
    return {
      kind,
      initial: plan.minutes * 60,
      increment: plan.increment,
      reply: plan.reply,
      holidays: false,
      ...out,
    };
  return {
    kind,
    turn: (plan.turn * 3600) as Turn, // one of those offered
    bank: plan.reserve * 3600,
    holidays,
    ...(plan.daily ? { window: { from, to, zone } } : {}),
    ...out,
  };
}
