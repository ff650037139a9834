// What is asked of the server once and then remembered; after a fault it can be asked again.

export class Asked<T, Key = void> {
  /** What has come, at first null; that of the key before, until the new one is there. */
  value = $state.raw<T | null>(null);
  /** Why what was asked for last has not come. */
  fault = $state.raw<unknown>(null);

  readonly #ask: (key: Key) => Promise<T>;
  #key: Key | undefined;
  #asked: Promise<void> | null = null;

  constructor(ask: (key: Key) => Promise<T>) {
    this.#ask = ask;
  }

  /** Asks, unless what belongs to the key is there or on its way. */
  load(key: Key): Promise<void> {
    if (this.#asked === null || key !== this.#key) {
      this.#key = key;
      this.#asked = this.#fetch(key);
    }
    return this.#asked;
  }

  async #fetch(key: Key) {
    this.fault = null;
    try {
      const value = await this.#ask(key);
      if (key !== this.#key) return;
      this.value = value;
      this.fault = null; // of an older request for the same
    } catch (what) {
      if (key !== this.#key) return;
      this.fault = what;
      this.#asked = null;
    }
  }
}
