// Whose portrait a seat has.
import type { FaceName } from "../art/faces.ts";
import type { Player } from "../wire/types.ts";

/** What it has become: an office hides the friar or cardinal who was elected. */
export const sitterOf = (player: Pick<Player, "office" | "friar" | "cardinal">): FaceName =>
  player.office ?? player.cardinal ?? player.friar ?? "merchant";
