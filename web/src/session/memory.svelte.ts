// What the table still shows of what happened: what others did since my last move, and what the
// line of the log is about that somebody looks at.
import type { LogLine, Position, Seat, Target } from "../wire/types.ts";
import { lately, marksOf, trailsOf, type Trail } from "./recall.ts";
import type { Sandbox } from "./sandbox.svelte.ts";

/** What it needs of the table. */
interface Needs {
  readonly log: readonly LogLine[];
  /** The position that is shown, which something may be tried out on. */
  readonly shown: Position | null;
  readonly sandbox: Pick<Sandbox, "moves">;
  /** Whether a seat is held by this browser. */
  holds(seat: string | null): boolean;
}

export class Memory {
  readonly #table: Needs;
  /** The line of the log under the pointer, or the keyboard, or touched last. */
  line = $state.raw<LogLine | null>(null);

  readonly #lines = $derived.by(() => {
    const table = this.#table;
    const { shown, sandbox } = table;
    if (!shown || sandbox.moves || shown.state !== "playing") return [];
    const upTo = table.log.filter(({ step }) => step <= shown.step);
    return lately(upTo, (seat) => table.holds(seat));
  });
  /** Who did something with what, until my next move. */
  readonly marks: ReadonlyMap<Target, Seat[]> = $derived(marksOf(this.#lines));
  readonly trails: readonly Trail[] = $derived.by(() => trailsOf(this.line ? [this.line] : this.#lines));
  /** What the line that is looked at speaks of. */
  readonly told: ReadonlySet<Target> = $derived.by(() => {
    const { targets = [], seat } = this.line ?? {};
    return new Set([...targets, ...(seat ? [`seat:${seat}`] : [])]);
  });

  constructor(table: Needs) {
    this.#table = table;
  }
}
