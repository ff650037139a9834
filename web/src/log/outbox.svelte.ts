// Messages that the server has not confirmed. They are stored in this tab, sent once each in order, and
// resent automatically as soon as the connection is back.
import { keepText, keptText } from "../browser/typed.svelte.ts";
import { client, Refusal } from "../client/client.ts";
import { freshKey } from "../client/once.ts";
import { whenWorth } from "../rest/untilThere.ts";
import type { Seat } from "../wire/types.ts";

interface Unsent {
  readonly text: string;
  readonly seat: Seat | null;
  readonly key: string;
  /** The refusal of the server; after a reload the message is sent again. */
  readonly refusal?: Refusal;
}

export class Outbox {
  readonly #table: string;
  /** Messages that are on their way, unsent, or refused. */
  waiting = $state.raw<readonly Unsent[]>([]);
  /** The reason why nothing arrives; null while sending is possible. */
  fault = $state.raw<unknown>(null);
  #busy = false;
  #failures = 0; // failures in a row
  #again: (() => void) | undefined; // cancels the next attempt

  constructor(table: string) {
    this.#table = table;
    this.waiting = JSON.parse(keptText(this.#place) ?? "[]") as Unsent[];
  }

  get #place() {
    return `said.${this.#table}`;
  }

  #put(waiting: readonly Unsent[]) {
    this.waiting = waiting;
    const kept = waiting.map(({ text, seat, key }) => ({ text, seat, key }));
    keepText(this.#place, kept.length > 0 ? JSON.stringify(kept) : null);
  }

  say(text: string, seat: Seat | null) {
    this.#put([...this.waiting, { text, seat, key: freshKey() }]);
  }

  /**
   * Sends the waiting messages; `heard` is awaited after each before it is removed. A refused message keeps
   * its place and its refusal, and the next ones are sent. Without a response the message is sent again
   * later, even if the page shows something else by then.
   */
  async send(heard: () => Promise<void>) {
    if (this.#busy) return;
    this.#busy = true;
    this.#again?.();
    this.fault = null;
    try {
      const next = () => this.waiting.find((one) => one.refusal === undefined);
      for (let one = next(); one; one = next()) await this.#sendOne(one, heard);
    } catch (fault) {
      this.fault = fault;
      if (fault instanceof Refusal)
        this.#again = whenWorth(this.#failures++, () => void this.send(heard), fault.wait);
    } finally {
      this.#busy = false;
    }
  }

  /** It throws errors that would affect all other messages too. */
  async #sendOne(one: Unsent, heard: () => Promise<void>) {
    try {
      await client.chat(this.#table, one.text, one.key, one.seat ?? undefined);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.passing) throw refusal;
      this.#put(this.waiting.map((other) => (other.key === one.key ? { ...one, refusal } : other)));
      return;
    }
    this.#failures = 0;
    await heard();
    this.discard(one.key);
  }

  /** Removes a message. */
  discard(key: string) {
    this.#put(this.waiting.filter((one) => one.key !== key));
    if (this.waiting.length > 0) return;
    this.fault = null;
    this.#again?.();
  }
}

const outboxes = new Map<string, Outbox>();

/** The outbox of a table: the same one wherever on the page its log is shown. */
export function outboxOf(table: string): Outbox {
  const outbox = outboxes.get(table) ?? new Outbox(table);
  outboxes.set(table, outbox);
  return outbox;
}
