// The tables of the lobby in the order in which they matter.
import type { TableSummary } from "../wire/types.ts";

/** What a list takes a table for: one that can only be read is as good as closed. */
export const stateOf = (card: TableSummary) => (card.readOnly ? "closed" : card.state);

/** A seat of mine has to decide. */
export const myTurn = (card: TableSummary) =>
  stateOf(card) === "playing" && card.seats.some((s) => s.mine && s.seat === card.decides);

/** Seats that somebody may still take. */
export const free = (card: TableSummary) => card.seats.filter((s) => s.open).length;

const rank = (card: TableSummary) => {
  if (myTurn(card)) return 0;
  return { seating: 1, playing: 2, over: 3, closed: 4 }[stateOf(card)];
};

/** Mine: those that wait for me first, then the last changed first. */
export const mineFirst = (cards: readonly TableSummary[]) =>
  [...cards].sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));

/** Of the others: those that can be joined first, those that are over not at all. */
export const toJoin = (cards: readonly TableSummary[]) =>
  cards
    .filter((c) => ["seating", "playing"].includes(stateOf(c)) && !c.seats.some((s) => s.mine))
    .sort((a, b) => Number(joinable(b)) - Number(joinable(a)) || b.changed.localeCompare(a.changed));

/** Before the game, with a seat left. */
export const joinable = (card: TableSummary) => stateOf(card) === "seating" && free(card) > 0;
