// Which rule is looked up beside the table.

class RuleLookup {
  /** The rules that led here, the one shown last. */
  #trail = $state.raw<string[]>([]);
  /** The rules behind the same line, the one that led here among them. */
  among = $state.raw<readonly string[]>([]);
  /** The mark that was touched. */
  by = $state.raw<Element | null>(null);
  /** What was in focus before: it gets the focus back. */
  #from: HTMLElement | null = null;

  /** The rule that is shown, null if none is. */
  get shown(): string | null {
    return this.#trail.at(-1) ?? null;
  }

  /** Whether another rule led to this one. */
  get led(): boolean {
    return this.#trail.length > 1;
  }

  /** Shows a rule; `follow` if the one shown refers to it, `among` those behind the same line. */
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
