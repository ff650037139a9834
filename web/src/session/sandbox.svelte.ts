// The sandbox: moves are tried out on the shown position, without effect on the game. They are kept as a
// draft that can be played when it is my turn.
import type { Position, Seat, Step, View } from "../wire/types.ts";
import type { Source } from "./source.ts";

/** Its dependencies on the session. */
interface Needs {
  readonly source: Pick<Source, "simulate">;
  readonly seat: Seat | null;
  /** The seat of this browser that is to move. */
  readonly awaited: Seat | null;
  readonly now: Position | null;
  /** The shown view. */
  readonly view: View | null;
  /** A request is in progress, from `begin` on; no other may start meanwhile. */
  busy: boolean;
  begin(): void;
  /** Shows a refusal of the server until the user has read it. */
  refuse(fault: unknown): void;
  show(position: Position | null): void;
}

export class Sandbox {
  readonly #table: Needs;
  /** The moves in the sandbox, null outside of it. */
  moves = $state.raw<readonly Step[] | null>(null);
  /** The unplayed moves that were left from the sandbox, or were prepared. */
  draft = $state.raw<readonly Step[]>([]);

  /** The draft was made while another seat was to move. */
  early = $state(false);
  /** The position after the draft; null if it was not left from the sandbox. */
  after = $state.raw<View | null>(null);
  /** The alternative of my order that the draft replaces, from 0. */
  plan = $state(0);

  /** It was my turn when the sandbox was opened. */
  #begunInTurn = $state(false);

  /** The request whose response counts: none after the sandbox was left, or the viewer's seat has changed. */
  #request = 0;

  constructor(table: Needs) {
    this.#table = table;
  }

  /** The sandbox is open in my turn, and I know that. */
  get inTurn() {
    return this.moves !== null && this.#begunInTurn;
  }

  /** Shows the position after these moves, as if it were my turn. `plan` counts when it opens the sandbox. */
  async try(moves: readonly Step[], plan = 0) {
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
      if (!this.moves) {
        this.#begunInTurn = table.awaited === seat;
        this.plan = plan;
      }
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
    if (moves.length === 0) return;
    this.plan = 0;
    this.#keep(moves, null);
  }

  #keep(moves: readonly Step[], after: View | null) {
    const { awaited, seat } = this.#table;
    this.draft = moves;
    this.after = after;
    this.early = awaited !== seat;
  }

  /** Discards the draft. */
  drop() {
    this.draft = [];
  }

  /** Discards everything, because the viewer's seat has changed. */
  clear() {
    this.#request++;
    this.moves = null;
    this.drop();
  }

  /** Returns to the real position. */
  stop() {
    this.#request++;
    if (!this.moves) return;
    this.#keep(this.moves, this.#table.view);
    if (this.moves.length === 0) this.drop();
    this.moves = null;
    this.#table.show(this.#table.now);
  }

  /**
   * Called after a move in my turn. The draft continues if that was its first move; otherwise it is obsolete.
   */
  made(move: string | undefined) {
    this.early = false;
    this.draft = this.draft[0]?.move === move ? this.draft.slice(1) : [];
  }
}
