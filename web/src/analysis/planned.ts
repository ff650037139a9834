// A move that was only thought of, in words.
import { t } from "../i18n/i18n.svelte.ts";
import type { Planned } from "../wire/types.ts";
import { moveArgs } from "../wording/moves.ts";
import { placeName, type Scene } from "../wording/names.ts";

/** What a move is called that was only thought of: it tells itself where the piece stands. */
export const plannedName = (scene: Scene, { place, ...move }: Planned): string =>
  t(`move-${move.kind}`, {
    ...moveArgs(scene, move.operands, null),
    ...(place && !move.operands.some(({ type }) => type === "place") && { place: placeName(scene, place) }),
  });
