// Whose portrait a seat has.
import type { FaceName } from "../art/faces.ts";
import type { Player } from "../wire/types.ts";

/** Under an office everybody keeps his own face; but of the Pope one sees the tiara, and of a banker the florin. */
export function sitterOf({
  office,
  friar,
  cardinal,
}: Pick<Player, "office" | "friar" | "cardinal">): FaceName {
  if (office === "pope") return office;
  return cardinal ?? friar ?? (office === "banker" ? office : "merchant");
}

/** That of one of the seats of a table. */
export function sitterIn(players: readonly Player[] | undefined, seat: string): FaceName {
  const player = players?.find((p) => p.seat === seat);
  return player ? sitterOf(player) : "merchant";
}
