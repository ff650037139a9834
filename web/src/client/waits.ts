// Which tables wait for the user of this browser, and in which order.
import type { TableSummary } from "../wire/types.ts";

/** The state of a table for the lists: a read-only table counts as closed. */
export const stateOf = (table: TableSummary) => (table.readOnly ? "closed" : table.state);

/** A seat of mine is to move, and no bot plays it. */
export const myTurn = (table: TableSummary) =>
  stateOf(table) === "playing" &&
  table.seats.some((s) => s.mine && s.seat === table.decides && s.bot === null && !s.resigned);

const time = (at: string | null) => (at === null ? Infinity : Date.parse(at));

/** The table whose time runs out first comes first, then the one that has waited longest. */
export const moreUrgent = (a: TableSummary, b: TableSummary) =>
  compare(time(a.deadline), time(b.deadline)) || compare(time(a.since), time(b.since));

const compare = (a: number, b: number) => Number(a > b) - Number(a < b);
