// Marks of past events on the table: moves of other players since my last one, and the targets of the
// selected log line.
import type { LogLine, Position, Seat, Target } from "../wire/types.ts";
import { lately, marksOf, trailsOf, type Trail } from "./recall.ts";
import type { Sandbox } from "./sandbox.svelte.ts";

/** Its dependencies on the session. */
interface Needs {
  readonly log: readonly LogLine[];
  /** The shown position, which may be the base of a sandbox. */
  readonly shown: Position | null;
  readonly sandbox: Pick<Sandbox, "moves">;
  /** Whether this browser holds a seat. */
  holds(seat: string | null): boolean;
}

export class Memory {
  readonly #table: Needs;
  /** The log line that is hovered, focused, or selected last. */
  line = $state.raw<LogLine | null>(null);

  readonly #lines = $derived.by(() => {
    const table = this.#table;
    const { shown, sandbox } = table;
    if (!shown || sandbox.moves || shown.state !== "playing") return [];
    const upTo = table.log.filter(({ step }) => step <= shown.step);
    return lately(upTo, (seat) => table.holds(seat));
  });
  /** The seats that used a target since my last move. */
  readonly marks: ReadonlyMap<Target, Seat[]> = $derived(marksOf(this.#lines));
  readonly trails: readonly Trail[] = $derived.by(() => trailsOf(this.line ? [this.line] : this.#lines));
  /** The targets of the selected line. */
  readonly told: ReadonlySet<Target> = $derived.by(() => {
    const { targets = [], seat } = this.line ?? {};
    return new Set([...targets, ...(seat ? [`seat:${seat}`] : [])]);
  });

  constructor(table: Needs) {
    this.#table = table;
  }
}
