// A review in progress: it is polled while it is on screen.
import { client, Refusal } from "../client/client.ts";
import { later } from "../rest/underWay.ts";
import type { Review } from "../wire/types.ts";

/** Milliseconds between two requests. */
const pause = 1500;

export class Looking {
  /** The results so far. */
  found = $state.raw<Review | null>(null);
  fault = $state.raw<unknown>(null);

  #rest: (() => void) | undefined;
  #asked = 0;

  constructor(readonly id: string) {}

  /** Reviews from what each player knew, or with everything open. */
  look(open: boolean) {
    this.stop();
    void this.#ask(open, this.#asked);
  }

  stop() {
    this.#rest?.();
    this.#asked++;
  }

  async #ask(open: boolean, asked: number) {
    let found: Review;
    try {
      found = await client.review(this.id, open);
    } catch (fault) {
      if (asked !== this.#asked) return;
      if (!(fault instanceof Refusal)) throw fault;
      this.fault = fault;
      return;
    }
    if (asked !== this.#asked) return;
    this.fault = null;
    this.found = found;
    if (found.state !== "done") this.#rest = later("review", () => void this.#ask(open, asked), pause);
  }
}
