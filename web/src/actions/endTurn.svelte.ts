// Ending the turn needs a confirmation if action points would be lost.
import type { TableSession } from "../session/session.svelte.ts";
import { endOf } from "./undo.ts";

class EndTurn {
  confirming = $state(false);

  ask(session: TableSession) {
    const end = endOf(session);
    if (!end) return;
    if (!this.confirming && (session.view?.acts.points ?? 0) > 0) {
      this.confirming = true;
      return;
    }
    this.confirming = false;
    void session.act([end]);
  }
}

export const endTurn = new EndTurn();
