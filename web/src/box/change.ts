// Edits of a board. Each returns a new sheet; edited values have the editor's own source.
import { factPath } from "../wire/factPath.ts";
import type { BoardSheet, EventSheet, PlaceSheet } from "../wire/types.ts";
import { giftOf, placeKind, placeKinds, type Change, type From, type Gift, type PlaceKind } from "./facts.ts";

/** The source code of values that the editor has confirmed. */
export const ownCode = "BOX";

/** Extra features of a place; the first three only for a city. */
export const extras = ["cathedral", "university", "event", "harbour"] as const;
export type Extra = (typeof extras)[number];
const onCities: readonly string[] = ["cathedral", "university", "event"];

export const kindOf = (place: PlaceSheet): PlaceKind | null =>
  placeKinds.find((kind) => place.features.some((f) => f.value === kind)) ?? null;
export const isA = (place: PlaceSheet, feature: string) => place.features.some((f) => f.value === feature);

const say = <T>(value: T, from: From) => ({ value, mark: from.mark, sources: [...from.sources] });

/** A copy of the sheet in which one place is changed. */
function change(sheet: BoardSheet, id: string, make: (place: PlaceSheet) => PlaceSheet): BoardSheet {
  return { ...sheet, places: sheet.places.map((p) => (p.id.value === id ? make(p) : p)) };
}

export const rename = (sheet: BoardSheet, id: string, name: string, from: From) =>
  change(sheet, id, (p) => ({ ...p, name: say(name, from) }));

export const recolour = (sheet: BoardSheet, id: string, zone: string, from: From) =>
  change(sheet, id, (p) => ({ ...p, zone: say(zone, from) }));

/** The income of a city. null means no value, as for places that are not cities. */
export const worth = (
  sheet: BoardSheet,
  id: string,
  what: "ducats" | "knowledge",
  n: number | null,
  from: From,
) => change(sheet, id, (p) => ({ ...p, [what]: n === null ? null : say(n, from) }));

/** Changes the kind of a place, and removes features that only the old kind can have. */
export function convert(sheet: BoardSheet, id: string, kind: PlaceKind, from: From): BoardSheet {
  const city = kind === "city";
  return change(sheet, id, (p) => ({
    ...p,
    features: [
      say(kind as string, from),
      ...p.features.filter((f) => !placeKind(f.value) && (city || !onCities.includes(f.value))),
    ],
    zone: city || kind === "franciscan" || p.zone.value === "neutral" ? p.zone : say("neutral", from),
    ducats: city ? (p.ducats ?? say(0, from)) : null,
    knowledge: city ? (p.knowledge ?? say(0, from)) : null,
  }));
}

/** Adds or removes an extra feature of a place. A harbour has a sea. */
export function equip(sheet: BoardSheet, id: string, extra: Extra, on: boolean, from: From): BoardSheet {
  return change(sheet, id, (p) => ({
    ...p,
    features: on
      ? [...p.features.filter((f) => f.value !== extra), say(extra as string, from)]
      : p.features.filter((f) => f.value !== extra),
    sea: extra === "harbour" ? (on ? p.sea : null) : p.sea,
  }));
}

export const moor = (sheet: BoardSheet, id: string, sea: string, from: From) =>
  change(sheet, id, (p) => ({ ...p, sea: say(sea, from) }));

/** Builds or removes a road, at both ends. */
export function road(sheet: BoardSheet, a: string, b: string, on: boolean, from: From): BoardSheet {
  const end = (other: string) => (p: PlaceSheet) => {
    const neighbours = p.neighbours.filter((n) => n.value !== other);
    const all = on ? [...neighbours, say(other, from)] : neighbours;
    return { ...p, neighbours: all, alone: all.length === 0 ? say("", from) : null };
  };
  return change(change(sheet, a, end(b)), b, end(a));
}

/** The event tile as the board corrects it, or else a correction made from the tile of the components. */
function corrected(
  sheet: BoardSheet,
  tiles: readonly EventSheet[],
  no: number,
  make: (tile: EventSheet) => EventSheet,
): BoardSheet {
  const own = sheet.events.find((e) => e.no.value === no);
  const tile = own ?? tiles.find((e) => e.no.value === no);
  if (!tile) return sheet;
  const events = [...sheet.events.filter((e) => e !== own), make(tile)];
  return { ...sheet, events: events.sort((a, b) => a.no.value - b.no.value) };
}

export type TileChange = { name: string } | { place: string } | { gift: Gift };

/** Corrects an event tile of the components. */
export const retile = (
  sheet: BoardSheet,
  tiles: readonly EventSheet[],
  no: number,
  what: TileChange,
  from: From,
) =>
  corrected(sheet, tiles, no, (tile) => {
    if ("name" in what) return { ...tile, name: say(what.name, from) };
    if ("place" in what) return { ...tile, place: say(what.place, from) };
    const none = { ducats: null, knowledge: null, auction: null };
    return { ...tile, ...none, [what.gift.what]: say(what.gift.n, from) };
  });

/** Marks a value as confirmed by the editor's own source. */
export function confirm(sheet: BoardSheet, tiles: readonly EventSheet[], at: string, from: From): BoardSheet {
  const { group, id, key, which, places } = factPath(at);
  if (group === "roads") {
    const [a = "", b = ""] = places;
    return road(sheet, a, b, true, from);
  }
  if (group === "events") {
    return corrected(sheet, tiles, Number(id), (tile) => {
      if (key !== "gift") return { ...tile, [key]: say(tile[key as "name"].value, from) };
      const gift = giftOf(tile);
      return gift ? { ...tile, [gift.value.what]: say(gift.value.n, from) } : tile;
    });
  }
  return change(sheet, id, (p) => {
    const feature = key === "kind" ? kindOf(p) : which;
    if (key === "features" || key === "kind")
      return { ...p, features: p.features.map((f) => (f.value === feature ? say(f.value, from) : f)) };
    if (key === "alone") return { ...p, alone: say("", from) };
    const said = p[key as "name" | "ducats"];
    return said ? { ...p, [key]: say(said.value, from) } : p;
  });
}

/** Restores a value to that of another board. */
export function restore(sheet: BoardSheet, before: BoardSheet, { at }: Pick<Change, "at">): BoardSheet {
  const { group, id, key, which, places } = factPath(at);
  if (group === "roads") return restoreRoad(sheet, before, places);
  if (group === "events") {
    const no = Number(id);
    const was = before.events.filter((e) => e.no.value === no);
    const events = [...sheet.events.filter((e) => e.no.value !== no), ...was];
    return { ...sheet, events: events.sort((a, b) => a.no.value - b.no.value) };
  }
  const was = before.places.find((p) => p.id.value === id);
  if (!was) return sheet;
  return change(sheet, id, (p) => {
    if (key !== "features" && key !== "kind") return { ...p, [key]: was[key as "name"] };
    const meant = (f: { value: string }) => (key === "kind" ? placeKind(f.value) : f.value === which);
    return {
      ...p,
      features: inOrder(
        p.features.filter((f) => !meant(f)),
        was.features.filter(meant),
        was.features,
      ),
    };
  });
}

interface Item {
  value: string;
}

/** Merges restored values into others in their previous order; new values come last. */
function inOrder<T extends Item>(rest: readonly T[], back: readonly T[], before: readonly Item[]): T[] {
  const order = new Map(before.map((item, i) => [item.value, i]));
  const at = (item: Item) => order.get(item.value) ?? before.length;
  return [...rest, ...back].sort((a, b) => at(a) - at(b));
}

function restoreRoad(sheet: BoardSheet, before: BoardSheet, ends: readonly string[]): BoardSheet {
  const places = sheet.places.map((p) => {
    const was = before.places.find((o) => o.id.value === p.id.value);
    const other = ends.find((end) => end !== p.id.value) ?? "";
    if (!ends.includes(p.id.value) || !was) return p;
    const old = was.neighbours.filter((n) => n.value === other);
    const all = inOrder(
      p.neighbours.filter((n) => n.value !== other),
      old,
      was.neighbours,
    );
    return { ...p, neighbours: all, alone: all.length === 0 ? (was.alone ?? p.alone) : null };
  });
  return { ...sheet, places };
}
