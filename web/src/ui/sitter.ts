// Whose portrait a seat has.
import type { Player } from "../wire/types.ts";

/** That of one of the seats of a table. */
export function sitterIn(players: readonly Player[] | undefined, seat: string): Player["portrait"] {
  return players?.find((p) => p.seat === seat)?.portrait ?? "merchant";
}
