// The seats whose players a clock concerns.
import type { Seat, SeatState, Table } from "../wire/types.ts";

/** A person plays this seat. */
export const played = ({ bot, open, resigned }: SeatState) => bot === null && !open && !resigned;

/** The seats of this browser that people play. */
export const ownSeats = (table: Table): Seat[] =>
  table.seats.filter((seat) => seat.mine && played(seat)).map(({ seat }) => seat);

/** The seats of this browser whose players have not agreed to the pause. */
export const undecided = (table: Table): Seat[] =>
  ownSeats(table).filter((seat) => !table.clock?.pauseWanted.includes(seat));

/** The seat whose time is up, so that the others may vote for a bot. */
export function timedOut({ clock, seats }: Table): Seat | null {
  const at = clock?.seats.findIndex((seat) => seat.timedOut) ?? -1;
  return seats[at]?.seat ?? null;
}
