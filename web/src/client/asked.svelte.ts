// A cached response of the server. It is loaded with retries, like a file of the page.
import { part } from "../rest/part.svelte.ts";

export class Asked<T, Key = void> {
  /**
   * The value, initially null. After a change of the key it keeps the previous value until the new one is
   * loaded.
   */
  value = $state.raw<T | null>(null);
  /** The error of the last request, if it failed. */
  fault = $state.raw<unknown>(null);

  readonly #ask: (key: Key) => Promise<T>;
  #key: Key | undefined;
  #asked: Promise<void> | null = null;

  constructor(ask: (key: Key) => Promise<T>) {
    this.#ask = ask;
  }

  /**
   * Loads the value of the key unless it is there or on its way. Resolves after the first response or
   * failure.
   */
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
        tried(); // failed
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
