/** Chooses one candidate for each item: seeded annealing, a descent, then repairs. */
import { Arrangement } from "./arrangement";
import type { Candidate, Item } from "./candidates";
import { random } from "./random";

const STEPS = 350_000;
const HOT = 60;
const COLD = 2;

/** Maximum number of rounds of repair. Each round tries every item that collides with another. */
const ROUNDS = 3;

function anneal(at: Arrangement, next: () => number): void {
  for (let step = 0; step < STEPS; step++) {
    const heat = HOT * (COLD / HOT) ** (step / STEPS);
    const i = Math.floor(next() * at.items.length);
    const { candidates } = at.items[i];
    const to = candidates[Math.floor(next() * candidates.length)];
    const more = at.price(i, to) - at.price(i, at.chosen[i]);
    if (more <= 0 || next() < Math.exp(-more / heat)) at.chosen[i] = to;
  }
}

function descend(at: Arrangement): void {
  let moved = true;
  while (moved) moved = at.items.map((_, i) => at.settle(i)).includes(true);
}

/** Tries every other candidate for item i, and moves the items that it collides with. */
function repair(at: Arrangement, i: number): boolean {
  let best = at.chosen;
  let least = at.total() - 1e-6;
  const before = best;
  for (const candidate of at.items[i].candidates) {
    at.chosen = [...before];
    at.chosen[i] = candidate;
    for (const j of at.meeting(i)) at.settle(j);
    const total = at.total();
    if (total < least) [best, least] = [at.chosen, total];
  }
  at.chosen = best;
  return best !== before;
}

function repairAll(at: Arrangement): void {
  for (let round = 0; round < ROUNDS; round++) {
    const changed = at.items.map((_, i) => at.meeting(i).length > 0 && repair(at, i));
    if (!changed.includes(true)) return;
  }
}

/** The chosen candidate of each item. */
export function arrange(items: readonly Item[], seed: number): readonly Candidate[] {
  const at = new Arrangement(items);
  anneal(at, random(seed));
  descend(at);
  repairAll(at);
  return at.chosen;
}
