// The rule that is open next to the table.

class RuleLookup {
  /** The rules that led here; the last one is shown. */
  #trail = $state.raw<string[]>([]);
  /** The rules of the same line, including the first one opened. */
  among = $state.raw<readonly string[]>([]);
  /** The icon that was activated. */
  by = $state.raw<Element | null>(null);
  /** The element that gets the focus back. */
  #from: HTMLElement | null = null;

  /** The rule that is shown, null if none is. */
  get shown(): string | null {
    return this.#trail.at(-1) ?? null;
  }

  /** Whether another rule led to this one. */
  get led(): boolean {
    return this.#trail.length > 1;
  }

  /** Shows a rule; `follow` if it is a link from the current one, `among` are the rules of the same line. */
  open(id: string, follow = false, among: readonly string[] = follow ? this.among : []) {
    this.among = among;
    if (this.shown === null && document.activeElement instanceof HTMLElement)
      this.#from = document.activeElement;
    if (id !== this.shown) this.#trail = follow ? [...this.#trail, id] : [id];
  }

  back() {
    this.#trail = this.#trail.slice(0, -1);
  }

  close() {
    this.#trail = [];
    this.#from?.focus();
    this.#from = null;
  }
}

export const lookup = new RuleLookup();
