// The tables of the lobby by importance.
import { moreUrgent, myTurn, stateOf } from "../client/waits.ts";
import type { TableSummary } from "../wire/types.ts";

/** Seats that are still open to other people. */
export const free = (table: TableSummary) => table.seats.filter((s) => s.open).length;

const lastChanged = (a: TableSummary, b: TableSummary) => b.changed.localeCompare(a.changed);

/** The groups of my tables, in their order. */
export const groups = ["waiting", "going", "finished"] as const;

const groupOf = (table: TableSummary): (typeof groups)[number] => {
  if (myTurn(table)) return "waiting";
  return ["seating", "playing"].includes(stateOf(table)) ? "going" : "finished";
};

/**
 * My tables: the waiting ones, the most urgent first; the others, before the game first; finished ones.
 */
export function grouped(tables: readonly TableSummary[]) {
  const begun = (table: TableSummary) => Number(stateOf(table) === "playing");
  const all = {
    waiting: moreUrgent,
    going: (a: TableSummary, b: TableSummary) => begun(a) - begun(b) || lastChanged(a, b),
    finished: lastChanged,
  };
  return groups.map((group) => ({
    group,
    tables: tables.filter((table) => groupOf(table) === group).toSorted(all[group]),
  }));
}

/** Other people's tables: those that can be joined first, without finished ones. */
export const toJoin = (tables: readonly TableSummary[]) =>
  tables
    .filter((table) => ["seating", "playing"].includes(stateOf(table)) && !table.seats.some((s) => s.mine))
    .sort((a, b) => Number(joinable(b)) - Number(joinable(a)) || lastChanged(a, b));

/** The game has not begun, and a seat is free. */
export const joinable = (table: TableSummary) => stateOf(table) === "seating" && free(table) > 0;
