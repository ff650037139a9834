// The action points of a turn.
import type { Player } from "../wire/types.ts";

/** All that a seat has in a turn, before it spends any: Muret gives one more (ACT-1). */
export const pointsOf = (player: Player | undefined) => (player?.cardinal === "muret" ? 6 : 5);
