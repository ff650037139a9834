// The tables of the lobby by importance.
import type { TableSummary } from "../wire/types.ts";

/** The state of a table for the lists: a read-only table counts as closed. */
export const stateOf = (table: TableSummary) => (table.readOnly ? "closed" : table.state);

/** A seat of mine is to move. */
export const myTurn = (table: TableSummary) =>
  stateOf(table) === "playing" && table.seats.some((s) => s.mine && s.seat === table.decides);

/** Seats that are still open to other people. */
export const free = (table: TableSummary) => table.seats.filter((s) => s.open).length;

const rank = (table: TableSummary) => {
  if (myTurn(table)) return 0;
  return { seating: 1, playing: 2, over: 3, closed: 4 }[stateOf(table)];
};

/** My tables: those where I am to move first, then by last change. */
export const mineFirst = (tables: readonly TableSummary[]) =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));

/** Other people's tables: those that can be joined first, without finished ones. */
export const toJoin = (tables: readonly TableSummary[]) =>
  tables
    .filter((table) => ["seating", "playing"].includes(stateOf(table)) && !table.seats.some((s) => s.mine))
    .sort((a, b) => Number(joinable(b)) - Number(joinable(a)) || b.changed.localeCompare(a.changed));

/** The game has not begun, and a seat is free. */
export const joinable = (table: TableSummary) => stateOf(table) === "seating" && free(table) > 0;
