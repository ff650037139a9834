// The moves that can be undone, and the move that ends the turn.
import { t } from "../i18n/i18n.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Legal } from "../wire/types.ts";

/** The number of moves that undo, undo of the turn, and redo affect. */
export function undoable(session: TableSession): { step: number; turn: number; redo: number } {
  if (session.sandbox.moves)
    return { step: session.sandbox.moves.length, turn: session.sandbox.moves.length, redo: 0 };
  return session.now?.undo ?? { step: 0, turn: 0, redo: 0 };
}

export const whyNotUndo = (session: TableSession) => t(`undo-${session.now?.undo?.why ?? "nothing-to-undo"}`);

/** The move that ends the turn, if there is one. In the sandbox a turn cannot be ended. */
export const endOf = (session: TableSession): Legal | undefined =>
  session.deciding && !session.sandbox.moves ? session.view?.legal.find((l) => l.kind === "end") : undefined;
