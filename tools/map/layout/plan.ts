/** Everything that is arranged together, and the index to find each item again. */
import type { Point } from "../../../web/src/map/shapes";
import { placeItems } from "./boxes";
import type { Candidate, Item } from "./candidates";
import { laneItem, roadItem } from "./curves";
import type { LayoutInput, PlaceInput } from "./input";
import type { Scene } from "./scene";
import { nameItem } from "./seas";

/** Pairs of neighbours, each once, ordered by id. */
export function pairs(places: readonly PlaceInput[]): [string, string][] {
  const known = new Set(places.map((p) => p.id));
  const found = places.flatMap((p) =>
    p.neighbours.filter((n) => known.has(n)).map((n): [string, string] => (p.id < n ? [p.id, n] : [n, p.id])),
  );
  const keys = [...new Set(found.map((pair) => pair.join(" ")))].sort();
  return keys.map((key) => key.split(" ") as [string, string]);
}

/** The items of the arranger. The key of a place has several items. */
export class Plan {
  readonly items: Item[] = [];
  readonly names = new Map<string, number>();

  constructor(
    readonly scene: Scene,
    readonly input: LayoutInput,
    readonly roads: readonly [string, string][],
    readonly seas: ReadonlyMap<string, Point>,
  ) {
    for (const place of input.places) {
      this.remember(place.id, placeItems(scene, place, this.items.length, input.nudges[place.id]));
    }
    for (const [a, b] of roads) this.remember(`${a} ${b}`, [roadItem(scene, this.items.length, a, b)]);
    for (const { id, sea } of input.places) {
      const point = sea === null ? undefined : seas.get(sea);
      if (point) this.remember(`lane ${id}`, [laneItem(scene, this.items.length, id, point)]);
    }
    for (const [sea, point] of seas) {
      const name = nameItem(scene, this.items.length, point, harboursOf(input, scene, sea));
      if (name.candidates.length > 0) this.remember(`sea ${sea}`, [name]);
    }
  }

  private remember(key: string, items: readonly Item[]): void {
    this.names.set(key, this.items.length);
    this.items.push(...items);
  }

  /** The choice for a key. `kind` selects one of several items. */
  find(chosen: readonly Candidate[], key: string, kind?: Item["kind"]): Candidate | undefined {
    const first = this.names.get(key);
    if (first === undefined) return undefined;
    if (kind === undefined) return chosen[first];
    const n = this.items.findIndex((item, i) => i >= first && item.kind === kind && item.owners[0] === key);
    return n < 0 ? undefined : chosen[n];
  }
}

/** The positions of the harbours of a sea. */
export function harboursOf(input: LayoutInput, scene: Scene, sea: string): Point[] {
  return scene.at.filter((_, i) => input.places[i].sea === sea);
}
