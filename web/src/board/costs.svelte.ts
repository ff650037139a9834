// Decides which travel costs are drawn as a seal. If a destination is selected, only its cost is; if the player
// asks for destinations, all are; otherwise the focused one and those near the pointer.
import type { Point } from "../map/shapes.ts";
import type { TableSession } from "../session/session.svelte.ts";
import { nodeNamed } from "../wire/things.ts";

const reach = 70; // units of the map

export class Costs {
  /** The point of the map under the pointer. */
  pointer = $state.raw<Point | null>(null);
  readonly #session: TableSession;
  readonly #nodes: ReadonlyMap<string, Point>;
  readonly #here: () => string | null;

  constructor(session: TableSession, nodes: ReadonlyMap<string, Point>, here: () => string | null) {
    this.#session = session;
    this.#nodes = nodes;
    this.#here = here;
  }

  /** Whether all costs are shown: the travel action or the travelling piece is selected or hovered. */
  readonly asked = $derived.by(() => {
    const { focus, touched } = this.#session.selection;
    const here = this.#here();
    const asks = ["action:move", "action:embark", `place:${here}`, `sea:${here}`];
    return [focus, touched].some((target) => target !== null && asks.includes(target));
  });

  /** Whether the cost of going to a place or a sea is drawn as a seal. */
  loud(node: string): boolean {
    const at = this.#nodes.get(node);
    const { focus, touched } = this.#session.selection;
    const chosen = nodeNamed(touched);
    if (chosen !== null && this.#nodes.has(chosen) && chosen !== this.#here()) return node === chosen;
    if (this.asked || nodeNamed(focus) === node) return true;
    return (
      at !== undefined &&
      this.pointer !== null &&
      Math.hypot(at.x - this.pointer.x, at.y - this.pointer.y) < reach
    );
  }
}
