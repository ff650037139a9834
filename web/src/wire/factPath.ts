// The names of what is in a box, taken apart here alone: an entry is called places/milano, events/3,
// cards/ritmo or library, a value of it places/milano/features/harbour, events/3/gift or roads/asti~milano.

/** What a name says, "" for what it does not go down to. */
export interface FactPath {
  /** The sort of entry. */
  group: string;
  /** Which of its sort: the id of a place, the number of a tile, a deck. */
  id: string;
  /** Which value of it. */
  key: string;
  /** Of several such values, which. */
  which: string;
  /** The places that it is about: both ends of a road. */
  places: readonly string[];
}

export function factPath(at: string): FactPath {
  const [group = "", id = "", key = "", which = ""] = at.split("/");
  const places = group === "roads" ? id.split("~") : group === "places" ? [id] : [];
  return { group, id, key, which, places };
}
