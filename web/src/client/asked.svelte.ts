// An answer of the server that is remembered. It is loaded like a file of the page.
import { part } from "../rest/part.svelte.ts";

export class Asked<T, Key = void> {
  /** What has come, at first null; that of the key before, until the new one is there. */
  value = $state.raw<T | null>(null);
  /** Why what was asked for last will not come. */
  fault = $state.raw<unknown>(null);

  readonly #ask: (key: Key) => Promise<T>;
  #key: Key | undefined;
  #asked: Promise<void> | null = null;

  constructor(ask: (key: Key) => Promise<T>) {
    this.#ask = ask;
  }

  /** Asks, unless what belongs to the key is there or on its way, and resolves after the first answer or failure. */
  load(key: Key): Promise<void> {
    if (this.#asked === null || key !== this.#key) {
      this.#key = key;
      this.#asked = this.#fetch(key);
    }
    return this.#asked;
  }

  #fetch(key: Key): Promise<void> {
    this.fault = null;
    return new Promise((tried) => {
      const wanted = () => {
        tried(); // without success
        return key === this.#key;
      };
      part(() => this.#ask(key), wanted)
        .then(
          (value) => {
            if (key === this.#key) this.value = value;
          },
          (fault: unknown) => {
            if (key !== this.#key) return;
            this.fault = fault;
            this.#asked = null;
          },
        )
        .finally(tried);
    });
  }
}
