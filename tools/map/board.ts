/** The places of a board, as in edition/data/board.yaml. */
import type { PlaceInput } from "./layout/input";

interface Marked<T> {
  readonly is: T;
}

interface BoardPlace {
  readonly id: Marked<string>;
  readonly name: Marked<string>;
  readonly sea?: Marked<string>;
  readonly ducats?: Marked<number>;
  readonly knowledge?: Marked<number>;
  readonly features: readonly Marked<readonly string[]>[];
  readonly neighbours: readonly Marked<readonly string[]>[];
  readonly at: Marked<readonly [number, number]>;
}

export interface BoardFile {
  readonly places: readonly BoardPlace[];
}

export function placesOf({ places }: BoardFile): PlaceInput[] {
  return places.map((place) => ({
    id: place.id.is,
    name: place.name.is,
    lat: place.at.is[0],
    lon: place.at.is[1],
    sea: place.sea?.is ?? null,
    neighbours: place.neighbours.flatMap((group) => group.is),
    event: place.features.some((group) => group.is.includes("event")),
    figures: (Number((place.ducats?.is ?? 0) > 0) + Number((place.knowledge?.is ?? 0) > 0)) as 0 | 1 | 2,
  }));
}
