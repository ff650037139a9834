// What if: moves are tried out on the table that is shown, and nothing happens. What was tried is
// kept as a draft, to be played when it is my turn.
import type { Legal, Position, Seat, Step, View } from "../wire/types.ts";
import type { Source } from "./source.ts";

/** What it needs of the table. */
interface Needs {
  readonly source: Pick<Source, "simulate">;
  readonly seat: Seat | null;
  /** The seat of this browser that has to decide now. */
  readonly awaited: Seat | null;
  readonly now: Position | null;
  /** The view that is shown, and whether the seat that looks has to decide there. */
  readonly view: View | null;
  readonly deciding: boolean;
  /** A request lasts, from `begin` on: there is no other meanwhile. */
  busy: boolean;
  begin(): void;
  /** What the server has refused stands there until it is read. */
  refuse(fault: unknown): void;
  show(position: Position | null): void;
  act(moves: readonly Step[]): Promise<void>;
}

export class Sandbox {
  readonly #table: Needs;
  /** The moves that are tried out, null outside of the sandbox. */
  moves = $state.raw<readonly Step[] | null>(null);
  /** What was tried out when the sandbox was left, or was laid ready, as far as it has not been played. */
  draft = $state.raw<readonly Step[]>([]);

  /** It was my turn when I began to try something out. */
  #begunInTurn = $state(false);

  /** The request whose answer counts: none once the sandbox was left, or another seat looks. */
  #request = 0;

  constructor(table: Needs) {
    this.#table = table;
  }

  /** The first move of the draft, if it can be made now. */
  readonly next = $derived.by((): Legal | null => {
    const { deciding, view } = this.#table;
    const wanted = this.draft[0]?.move;
    return (deciding && view?.legal.find(({ move }) => move === wanted)) || null;
  });

  /** It is my turn, or what I am asked can be answered by it, and there is a draft to be played or let go. */
  readonly kept = $derived.by(() => {
    const { deciding, view } = this.#table;
    const asked = view?.decision === "turn" || this.next !== null;
    return this.draft.length > 0 && this.moves === null && deciding && asked;
  });

  /** Something is tried out in my turn, as I know. */
  get inTurn() {
    return this.moves !== null && this.#begunInTurn;
  }

  /** Shows what would be if it were my turn and I made these moves. */
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

  /** Keeps moves that were laid ready, if there are any, as if they had been tried out. */
  prepare(moves: readonly Step[]) {
    if (moves.length > 0) this.draft = moves;
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
    this.#table.show(this.#table.now);
  }

  /** Plays the draft in earnest, move by move, as long as each is legal; the rest stays. */
  async play() {
    for (let move = this.next; move; move = this.next) {
      const steps = this.#table.now?.steps;
      await this.#table.act([move]);
      if (this.#table.now?.steps === steps) return; // it was refused
    }
  }

  /** A move of my turn was made: the draft goes on after it, or was for another turn than this has become. */
  made(move: string | undefined) {
    this.draft = this.draft[0]?.move === move ? this.draft.slice(1) : [];
  }
}
