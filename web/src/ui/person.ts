// Whose portrait a seat has.
import type { PersonName } from "../art/people.ts";
import type { Player } from "../wire/types.ts";

/** What it has become: an office hides the friar or cardinal who was elected. */
export const personOf = (player: Pick<Player, "office" | "friar" | "cardinal">): PersonName =>
  player.office ?? player.cardinal ?? player.friar ?? "merchant";
