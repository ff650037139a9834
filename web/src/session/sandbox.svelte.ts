// What if: moves are tried out on the table that is shown, and nothing happens.
import { client } from "../client/client.ts";
import type { Step } from "../wire/types.ts";
import type { TableSession } from "./session.svelte.ts";

export class Sandbox {
  readonly #session: TableSession;
  /** The moves that are tried out, null outside of the sandbox. */
  moves = $state.raw<readonly Step[] | null>(null);

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Shows what would be if it were my turn and I made these moves. */
  async try(moves: readonly Step[]) {
    const session = this.#session;
    const { now, seat } = session;
    if (!now || seat === null || session.busy) return;
    session.busy = true;
    session.fault = null;
    try {
      const view = await client.try(
        session.id,
        seat,
        moves.map(({ move }) => move),
      );
      session.selection.drop();
      this.moves = moves;
      session.shown = { ...now, view, undo: null };
    } catch (fault) {
      session.refuse(fault);
    } finally {
      session.busy = false;
    }
  }

  /** Back to what is. */
  stop() {
    if (!this.moves) return;
    this.moves = null;
    this.#session.selection.drop();
    this.#session.shown = this.#session.now;
    this.#session.see();
  }
}
