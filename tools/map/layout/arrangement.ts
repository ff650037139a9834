/** A choice of one candidate for each item, and its cost. */
import type { Candidate, Item } from "./candidates";
import { conflict, neighbourhoods } from "./conflicts";

/** The current choices, and the cost of alternatives. */
export class Arrangement {
  chosen: Candidate[];
  private readonly near: readonly number[][];

  constructor(readonly items: readonly Item[]) {
    this.near = neighbourhoods(items);
    this.chosen = items.map((item) => item.candidates.reduce((a, b) => (b.cost < a.cost ? b : a)));
  }

  /** The cost of a candidate for item i with the current choices. */
  price(i: number, candidate: Candidate): number {
    return candidate.cost + this.met(i, candidate);
  }

  /** The total cost. */
  total(): number {
    return this.chosen.reduce((sum, c, i) => sum + c.cost + this.met(i, c) / 2, 0);
  }

  /** The items that item i collides with now. */
  meeting(i: number): number[] {
    return this.near[i].filter(
      (j) => conflict(this.chosen[i], this.chosen[j], this.items[i].kind, this.items[j].kind) > 0,
    );
  }

  /** Chooses the cheapest candidate for item i. Returns whether that is a change. */
  settle(i: number): boolean {
    const before = this.chosen[i];
    let least = this.price(i, before) - 1e-9;
    for (const candidate of this.items[i].candidates) {
      const price = this.price(i, candidate);
      if (price >= least) continue;
      least = price;
      this.chosen[i] = candidate;
    }
    return this.chosen[i] !== before;
  }

  private met(i: number, candidate: Candidate): number {
    const kind = this.items[i].kind;
    return this.near[i].reduce(
      (sum, j) => sum + conflict(candidate, this.chosen[j], kind, this.items[j].kind),
      0,
    );
  }
}
