// What the table still shows of what happened: what others did since my last move, and what the
// line of the log is about that somebody looks at.
import { put } from "../browser/router.svelte.ts";
import type { LogLine, Seat, Target } from "../wire/types.ts";
import { lately, marksOf, targetsOf, trailsOf, type Trail } from "./recall.ts";
import type { TableSession } from "./session.svelte.ts";

export class Memory {
  readonly #session: TableSession;
  /** The line of the log under the pointer, or the keyboard, or touched last. */
  line = $state.raw<LogLine | null>(null);

  readonly #lines = $derived.by(() => {
    const session = this.#session;
    const { shown, sandbox } = session;
    if (!shown || sandbox.moves || shown.state !== "playing") return [];
    const upTo = session.log.filter(({ step }) => step <= shown.step);
    return lately(upTo, (seat) => session.holds(seat));
  });
  /** Who did something with what, until my next move. */
  readonly marks: ReadonlyMap<Target, Seat[]> = $derived.by(() =>
    this.#session.box ? marksOf(this.#session.box, this.#lines) : new Map(),
  );
  readonly trails: readonly Trail[] = $derived.by(() => trailsOf(this.line ? [this.line] : this.#lines));
  /** What the line that is looked at speaks of. */
  readonly told: ReadonlySet<Target> = $derived.by(() => {
    const { line } = this;
    const { box } = this.#session;
    if (!line || !box) return new Set<Target>();
    return new Set([...targetsOf(box, line), ...(line.seat ? [`seat:${line.seat}`] : [])]);
  });

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Shows the position after a line of the log; the address says which. */
  lookBack({ step }: LogLine) {
    this.#session.playback.skip();
    this.#session.sandbox.stop();
    this.#session.part = "map";
    put("at", String(step));
  }
}
