// The portrait of a seat.
import type { Player } from "../wire/types.ts";

/** The portrait of one of the seats of a table. */
export function sitterIn(players: readonly Player[] | undefined, seat: string): Player["portrait"] {
  return players?.find((p) => p.seat === seat)?.portrait ?? "merchant";
}
