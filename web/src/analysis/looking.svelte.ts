// A review as it grows: asked for again as long as it is looked at.
import { client, Refusal } from "../client/client.ts";
import { later } from "../rest/underWay.ts";
import type { Review } from "../wire/types.ts";

/** Milliseconds between two questions. */
const pause = 1500;

export class Looking {
  /** What has been found so far. */
  found = $state.raw<Review | null>(null);
  fault = $state.raw<unknown>(null);

  #rest: (() => void) | undefined;
  #asked = 0;

  constructor(readonly id: string) {}

  /** Looks back from what each knew, or with everything open. */
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
