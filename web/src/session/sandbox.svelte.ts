// What if: moves are tried out on the table that is shown, and nothing happens. What was tried is
// kept as a draft, to be played when it is my turn.
import type { Legal, Step } from "../wire/types.ts";
import type { TableSession } from "./session.svelte.ts";

export class Sandbox {
  readonly #session: TableSession;
  /** The moves that are tried out, null outside of the sandbox. */
  moves = $state.raw<readonly Step[] | null>(null);
  /** What was tried out when the sandbox was left, as far as it has not been played. */
  draft = $state.raw<readonly Step[]>([]);

  /** It was my turn when I began to try something out. */
  #begunInTurn = $state(false);

  /** The request whose answer counts: none once the sandbox was left, or another seat looks. */
  #request = 0;

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** The first move of the draft, if it can be made now. */
  readonly next = $derived.by((): Legal | null => {
    const { deciding, view } = this.#session;
    const wanted = this.draft[0]?.move;
    return (deciding && view?.legal.find(({ move }) => move === wanted)) || null;
  });

  /** It is my turn, and there is a draft to be played or let go. */
  readonly kept = $derived.by(() => {
    const { deciding, view } = this.#session;
    return this.draft.length > 0 && this.moves === null && deciding && view?.decision === "turn";
  });

  /** Something is tried out in my turn, as I know. */
  get inTurn() {
    return this.moves !== null && this.#begunInTurn;
  }

  /** Shows what would be if it were my turn and I made these moves. */
  async try(moves: readonly Step[]) {
    const session = this.#session;
    const { now, seat } = session;
    if (!now || seat === null || session.busy) return;
    const request = ++this.#request;
    session.busy = true;
    session.fault = null;
    session.selection.focus = null;
    try {
      const view = await session.source.try(
        seat,
        moves.map(({ move }) => move),
      );
      if (request !== this.#request) return;
      session.playback.skip(); // of what has come meanwhile
      session.selection.drop();
      if (!this.moves) this.#begunInTurn = session.awaited === seat;
      this.moves = moves;
      session.shown = { ...now, view, undo: null };
    } catch (fault) {
      session.refuse(fault);
    } finally {
      session.busy = false;
    }
  }

  /** Forgets all that was tried out: other eyes look. */
  clear() {
    this.#request++;
    this.moves = null;
    this.draft = [];
  }

  /** Back to what is. */
  stop() {
    this.#request++;
    if (!this.moves) return;
    this.draft = this.moves;
    this.moves = null;
    this.#session.selection.drop();
    this.#session.shown = this.#session.now;
    this.#session.see();
  }

  /** Plays the draft in earnest, move by move, as long as each is legal; the rest stays. */
  async play() {
    for (let move = this.next; move; move = this.next) {
      const steps = this.#session.now?.steps;
      await this.#session.act([move]);
      if (this.#session.now?.steps === steps) return; // it was refused
    }
  }

  /** A move of my turn was made: the draft goes on after it, or was for another turn than this has become. */
  made(move: string | undefined) {
    this.draft = this.draft[0]?.move === move ? this.draft.slice(1) : [];
  }
}
