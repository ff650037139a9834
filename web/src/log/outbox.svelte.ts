// What is said to a table until the server has it: it is kept in this tab, goes in the order in which it was said, once
// each, and by itself as soon as the line is back.
import { keepText, keptText } from "../browser/typed.svelte.ts";
import { client, Refusal } from "../client/client.ts";
import { freshKey } from "../client/once.ts";
import { whenWorth } from "../rest/untilThere.ts";
import type { Seat } from "../wire/types.ts";

interface Unsent {
  text: string;
  seat: Seat | null;
  key: string;
}

export class Outbox {
  readonly #table: string;
  /** What is on its way, or could not be sent. */
  waiting = $state.raw<readonly Unsent[]>([]);
  /** Why the first of it has not arrived; null while it may. */
  fault = $state.raw<unknown>(null);
  #busy = false;
  #failures = 0; // one after the other
  #again: (() => void) | undefined; // calls off the next try

  constructor(table: string) {
    this.#table = table;
    this.waiting = JSON.parse(keptText(this.#place) ?? "[]") as Unsent[];
  }

  get #place() {
    return `said.${this.#table}`;
  }

  #put(waiting: readonly Unsent[]) {
    this.waiting = waiting;
    keepText(this.#place, waiting.length > 0 ? JSON.stringify(waiting) : null);
  }

  say(text: string, seat: Seat | null) {
    this.#put([...this.waiting, { text, seat, key: freshKey() }]);
  }

  /**
   * Sends what waits; `heard` is awaited after each before it is let go of. What has no answer is sent again when that is
   * worth it, whatever the page shows by then.
   */
  async send(heard: () => Promise<void>) {
    if (this.#busy) return;
    this.#busy = true;
    this.#again?.();
    this.fault = null;
    try {
      for (let first = this.waiting[0]; first; first = this.waiting[0]) {
        await client.chat(this.#table, first.text, first.key, first.seat ?? undefined);
        this.#failures = 0;
        await heard();
        this.#put(this.waiting.slice(1));
      }
    } catch (fault) {
      this.fault = fault;
      if (fault instanceof Refusal && fault.passing)
        this.#again = whenWorth(this.#failures++, () => void this.send(heard), fault.wait);
    } finally {
      this.#busy = false;
    }
  }

  /** All that waits shall not be said: it is returned. */
  takeBack(): string {
    const all = this.waiting.map(({ text }) => text).join(" ");
    this.#put([]);
    this.fault = null;
    this.#again?.();
    return all;
  }
}

const outboxes = new Map<string, Outbox>();

/** That of a table: one, wherever on the page its log is shown, and for how long. */
export function outboxOf(table: string): Outbox {
  const outbox = outboxes.get(table) ?? new Outbox(table);
  outboxes.set(table, outbox);
  return outbox;
}
