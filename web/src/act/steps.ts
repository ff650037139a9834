// What can be taken back, and the move that ends the turn.
import { t } from "../i18n/i18n.svelte.ts";
import type { Play } from "../table/play.svelte.ts";
import type { Legal } from "../wire/types.ts";

/** How many moves undo, undo of the turn and redo concern. */
export function undoable(play: Play): { step: number; turn: number; redo: number } {
  if (play.trying) return { step: play.trying.length, turn: play.trying.length, redo: 0 };
  return play.now?.undo ?? { step: 0, turn: 0, redo: 0 };
}

export const whyNotUndo = (play: Play) => t(`undo-${play.now?.undo?.why ?? "nothing-to-undo"}`);

/** The move that ends the turn, if there is one. */
export const endOf = (play: Play): Legal | undefined =>
  play.deciding ? play.view?.legal.find((l) => l.kind === "end") : undefined;
