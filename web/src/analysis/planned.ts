// A hypothetical move, in words.
import { t } from "../i18n/i18n.svelte.ts";
import type { Planned } from "../wire/types.ts";
import { moveArgs } from "../wording/moves.ts";
import { placeName, type Scene } from "../wording/names.ts";

/** The name of a hypothetical move. It includes the place of the piece. */
export const plannedName = (scene: Scene, { place, ...move }: Planned): string =>
  t(`move-${move.kind}`, {
    ...moveArgs(scene, move.operands, null),
    ...(place && !move.operands.some(({ type }) => type === "place") && { place: placeName(scene, place) }),
  });
