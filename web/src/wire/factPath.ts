// Paths of components, parsed only here: an entry is places/milano, events/3, cards/ritmo or library, a value
// of it places/milano/features/harbour, events/3/gift or roads/asti~milano.

/** The parts of a path, "" for missing ones. */
export interface FactPath {
  /** The group of the entry. */
  group: string;
  /** The entry within its group: the id of a place, the number of a tile, a deck. */
  id: string;
  /** The field of the entry. */
  key: string;
  /** The value, if the field has several. */
  which: string;
  /** The places of the path: both ends of a road. */
  places: readonly string[];
}

export function factPath(at: string): FactPath {
  const [group = "", id = "", key = "", which = ""] = at.split("/");
  const places = group === "roads" ? id.split("~") : group === "places" ? [id] : [];
  return { group, id, key, which, places };
}
