// The tables of the lobby in the order in which they matter.
import type { TableSummary } from "../wire/types.ts";

/** What a list takes a table for: one that can only be read is as good as closed. */
export const stateOf = (table: TableSummary) => (table.readOnly ? "closed" : table.state);

/** A seat of mine has to decide. */
export const myTurn = (table: TableSummary) =>
  stateOf(table) === "playing" && table.seats.some((s) => s.mine && s.seat === table.decides);

/** Seats that somebody may still take. */
export const free = (table: TableSummary) => table.seats.filter((s) => s.open).length;

const rank = (table: TableSummary) => {
  if (myTurn(table)) return 0;
  return { seating: 1, playing: 2, over: 3, closed: 4 }[stateOf(table)];
};

/** Mine: those that wait for me first, then the last changed first. */
export const mineFirst = (tables: readonly TableSummary[]) =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));

/** Of the others: those that can be joined first, those that are over not at all. */
export const toJoin = (tables: readonly TableSummary[]) =>
  tables
    .filter((c) => ["seating", "playing"].includes(stateOf(c)) && !c.seats.some((s) => s.mine))
    .sort((a, b) => Number(joinable(b)) - Number(joinable(a)) || b.changed.localeCompare(a.changed));

/** Before the game, with a seat left. */
export const joinable = (table: TableSummary) => stateOf(table) === "seating" && free(table) > 0;
