// The shortest route on the drawn map, for the animation of a piece. It is not a rule: view.legal has the
// legal moves with their costs.
import { geometry } from "./ground.ts";
import type { PathData } from "./shapes.ts";

/** One road or lane, drawn from its other end if `back`. */
export interface Leg {
  path: PathData;
  back: boolean;
}

interface Way extends Leg {
  to: string;
  cost: number;
}

const lane = 1.51; // two of them are a little more than three roads

function ways() {
  const all = new Map<string, Way[]>();
  const join = (a: string, b: string, path: PathData, cost: number) => {
    all.set(a, [...(all.get(a) ?? []), { to: b, path, back: false, cost }]);
    all.set(b, [...(all.get(b) ?? []), { to: a, path, back: true, cost }]);
  };
  for (const { a, b, path } of geometry.roads) join(a, b, path, 1);
  for (const [sea, { lanes }] of Object.entries(geometry.seas)) {
    for (const { harbour, path } of lanes) join(harbour, sea, path, lane);
  }
  return all;
}

/** The legs from one place or sea to another; null if there is no route. */
export function route(from: string, to: string): Leg[] | null {
  const all = ways();
  const done = new Set<string>();
  const reached = new Map<string, { cost: number; legs: Leg[] }>([[from, { cost: 0, legs: [] }]]);
  for (;;) {
    let here: string | null = null;
    for (const [node, { cost }] of reached) {
      if (!done.has(node) && cost < (here === null ? Infinity : (reached.get(here)?.cost ?? 0))) here = node;
    }
    const way = here === null ? undefined : reached.get(here);
    if (here === null || !way) return null;
    if (here === to) return way.legs;
    done.add(here);
    for (const { to: next, cost, path, back } of all.get(here) ?? []) {
      if (way.cost + cost < (reached.get(next)?.cost ?? Infinity)) {
        reached.set(next, { cost: way.cost + cost, legs: [...way.legs, { path, back }] });
      }
    }
  }
}
