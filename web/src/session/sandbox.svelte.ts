// The sandbox: moves are tried out on the shown position, without effect on the game. They are kept as a
// draft that can be played when it is my turn.
import type { Legal, Position, Seat, Step, View } from "../wire/types.ts";
import type { Source } from "./source.ts";

/** Its dependencies on the session. */
interface Needs {
  readonly source: Pick<Source, "simulate">;
  readonly seat: Seat | null;
  /** The seat of this browser that is to move. */
  readonly awaited: Seat | null;
  readonly now: Position | null;
  /** The shown view, and whether the viewer's seat is to move there. */
  readonly view: View | null;
  readonly deciding: boolean;
  /** A request is in progress, from `begin` on; no other may start meanwhile. */
  busy: boolean;
  begin(): void;
  /** Shows a refusal of the server until the user has read it. */
  refuse(fault: unknown): void;
  show(position: Position | null): void;
  act(moves: readonly Step[]): Promise<void>;
}

export class Sandbox {
  readonly #table: Needs;
  /** The moves in the sandbox, null outside of it. */
  moves = $state.raw<readonly Step[] | null>(null);
  /** The unplayed moves that were left from the sandbox, or were prepared. */
  draft = $state.raw<readonly Step[]>([]);

  /** It was my turn when the sandbox was opened. */
  #begunInTurn = $state(false);

  /** The request whose response counts: none after the sandbox was left, or the viewer's seat has changed. */
  #request = 0;

  constructor(table: Needs) {
    this.#table = table;
  }

  /** The first move of the draft, if it is legal now. */
  readonly next = $derived.by((): Legal | null => {
    const { deciding, view } = this.#table;
    const wanted = this.draft[0]?.move;
    return (deciding && view?.legal.find(({ move }) => move === wanted)) || null;
  });

  /** There is a draft to play or discard, and it is my turn, or the draft answers the pending decision. */
  readonly kept = $derived.by(() => {
    const { deciding, view } = this.#table;
    const asked = view?.decision === "turn" || this.next !== null;
    return this.draft.length > 0 && this.moves === null && deciding && asked;
  });

  /** The sandbox is open in my turn, and I know that. */
  get inTurn() {
    return this.moves !== null && this.#begunInTurn;
  }

  /** Shows the position after these moves, as if it were my turn. */
  async try(moves: readonly Step[]) {
    const table = this.#table;
    const { now, seat } = table;
    if (!now || seat === null || table.busy) return;
    const request = ++this.#request;
    table.begin();
    try {
      const view = await table.source.simulate(
        seat,
        moves.map(({ move }) => move),
      );
      if (request !== this.#request) return;
      if (!this.moves) this.#begunInTurn = table.awaited === seat;
      this.moves = moves;
      table.show({ ...now, view, undo: null });
    } catch (fault) {
      table.refuse(fault);
    } finally {
      table.busy = false;
    }
  }

  /** Keeps prepared moves, if there are any, as a draft. */
  prepare(moves: readonly Step[]) {
    if (moves.length > 0) this.draft = moves;
  }

  /** Discards everything, because the viewer's seat has changed. */
  clear() {
    this.#request++;
    this.moves = null;
    this.draft = [];
  }

  /** Returns to the real position. */
  stop() {
    this.#request++;
    if (!this.moves) return;
    this.draft = this.moves;
    this.moves = null;
    this.#table.show(this.#table.now);
  }

  /** Plays the draft move by move, as long as each is legal; the rest is kept. */
  async play() {
    for (let move = this.next; move; move = this.next) {
      const steps = this.#table.now?.steps;
      await this.#table.act([move]);
      if (this.#table.now?.steps === steps) return; // it was refused
    }
  }

  /**
   * Called after a move in my turn. The draft continues if that was its first move; otherwise it is obsolete.
   */
  made(move: string | undefined) {
    this.draft = this.draft[0]?.move === move ? this.draft.slice(1) : [];
  }
}
