// The facts of the components in words: their names and values.
import { has, language, t } from "../i18n/i18n.svelte.ts";
import { optionTitle, optionValue } from "../wording/presets.ts";
import { factPath } from "../wire/factPath.ts";
import type { Components } from "../wire/types.ts";
import { powerOf } from "../wording/people.ts";
import {
  pieces,
  type Card,
  type Effect,
  type Fact,
  type Field,
  type From,
  type Gift,
  type Entry,
} from "./facts.ts";

const or = (id: string, otherwise: string) => (has(id) ? t(id) : otherwise);
const list = (parts: readonly string[]) => parts.join(", ");

/** Names of places by id, and titles of sources that only these components define. */
export interface Names {
  places: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, string>;
}

export const namesOf = (components: Pick<Components, "board" | "sources">): Names => ({
  places: new Map(components.board.places.map((p) => [p.id.value, p.name.value])),
  sources: new Map(components.sources.map((s) => [s.code, s.text])),
});

const placeName = (names: Names, id: string) => names.places.get(id) ?? id;

/** The name of an entry. */
export function entryName(at: string, names: Names, event?: string): string {
  const { group, id } = factPath(at);
  switch (group) {
    case "places":
      return placeName(names, id);
    case "events":
      return t("box-event-n", { n: Number(id), name: event ?? "" });
    case "manuscripts":
      return t("box-manuscripts-n", { level: Number(id) });
    case "friars":
    case "cardinals":
      return t(`${group.slice(0, -1)}-${id}`);
    case "cards":
      return t(`deck-${id}`);
    case "tracks":
      return id === "university" ? t("feature-university") : t(`track-${id}`);
    default:
      return t(`box-entry-${group}`);
  }
}

export const nameOf = (entry: Entry, names: Names) =>
  entryName(entry.at, names, String(entry.facts.find((f) => f.field === "name")?.value ?? ""));

/** The name of a field. */
export function fieldName(field: Field, at = ""): string {
  if (field === "level") return t("level", { n: Number(factPath(at).which) });
  return t(`box-field-${pieces.some((piece) => piece === field) ? "kinds" : field}`);
}

const vp = (tile: { vp: number; joker: boolean }) =>
  t(tile.joker ? "tile-joker" : "tile-plain", { vp: tile.vp, n: 1 });

/** A card by its label, which may be its VP. */
const cardWords = ({ deck, label }: Card) => t(`card-${deck}`, { label, vp: label });

/** A value in words; a road as seen from a place. */
export function factWords(fact: Fact, names: Names, beside = ""): string {
  const { field, value } = fact;
  switch (field) {
    case "id":
      return t("box-yes");
    case "zone":
      return t(`zone-${value as string}`);
    case "feature":
      return t(`feature-${value as string}`);
    case "sea":
      return t(`sea-${value as string}`);
    case "ducats":
      return t("ducats", { n: value as number });
    case "knowledge":
    case "late":
      return t("knowledge-n", { n: value as number });
    case "road": {
      const [a = "", b = ""] = factPath(fact.at).places;
      return beside === ""
        ? `${placeName(names, a)} – ${placeName(names, b)}`
        : placeName(names, a === beside ? b : a);
    }
    case "alone":
      return t("box-none");
    case "place":
    case "drawn":
      return placeName(names, value as string);
    case "action":
      return or(`zone-${value as string}`, placeName(names, value as string));
    case "gift": {
      const { what, n } = value as Gift;
      return what === "auction"
        ? t("box-auction", { n })
        : what === "ducats"
          ? t("ducats", { n })
          : t("knowledge-n", { n });
    }
    case "kinds":
      return list(
        (value as { colours: string[]; count: number }[]).map(
          ({ colours, count }) => `${count} × ${colours.map((c) => t(`zone-${c}`)).join(" · ")}`,
        ),
      );
    case "tile":
    case "more":
      return vp(value as { vp: number; joker: boolean });
    case "effect":
      return powerOf((value as Effect).kind, value as Effect);
    case "card":
      return cardWords(value as Card);
    case "deck":
      return t(`deck-${value as string}`);
    case "turn":
      return t("turn-n", { n: value as number });
    case "level":
      return t("box-from-space", { n: value as number });
    case "spaces":
    case "length":
      return t("box-spaces", { n: value as number });
    case "steps":
      return list(
        (value as { space: number; value: number }[]).map(({ space, value }) =>
          t("box-step", { space, value }),
        ),
      );
    case "coins":
      return list(
        (value as { ducats: number; count: number }[]).map(
          ({ ducats, count }) => `${count} × ${t("ducats", { n: ducats })}`,
        ),
      );
    case "red":
      return t("box-red", { n: value as number });
    default: // a name or a number
      return String(value);
  }
}

/** The title of a source by its code. Sources of the built-in files are translated. */
export const sourceTitle = (code: string, names: Names) =>
  or(`source-${code}`, names.sources.get(code) ?? code);

/** The sources of a value, in words. */
export const sourceWords = (from: From, names: Names) =>
  new Intl.ListFormat(language(), { type: "unit" }).format(
    from.sources.map((code) => sourceTitle(code, names)),
  );

/** A note in words. Notes of the built-in files are translated; others are shown as written. */
export function noteWords(note: string): string {
  const id = note
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return or(`box-note-${id}`, note);
}

/** Facts in words; equal cards of the same source are counted. */
export function valuesOf(facts: readonly Fact[], names: Names, beside = ""): [Fact, string][] {
  const counts = new Map<string, [Fact, number]>();
  for (const fact of facts) {
    const key = fact.field === "card" ? JSON.stringify([fact.value, fact.from]) : fact.at;
    counts.set(key, [counts.get(key)?.[0] ?? fact, (counts.get(key)?.[1] ?? 0) + 1]);
  }
  return [...counts.values()].map(([fact, n]) => [
    fact,
    fact.field === "card"
      ? t("card-n", { n, what: cardWords(fact.value as Card) })
      : factWords(fact, names, beside),
  ]);
}

/** The options related to an entry: the one that adds it, and the one that decides how it is used. */
export function optionsOf(entry: Entry, components: Pick<Components, "settings">, table: boolean): string[] {
  const { expansion, ruling } = entry;
  const told = [];
  if (expansion) {
    const on = !table ? "unknown" : components.settings[expansion] === "on" ? "yes" : "no";
    told.push(t("box-expansion", { option: optionTitle(expansion, expansion), on }));
  }
  const value = ruling ? components.settings[ruling] : undefined;
  if (ruling && value) {
    const words = optionValue(ruling, value, value);
    told.push(t("box-ruling", { option: optionTitle(ruling, ruling), value: words }));
  }
  return told;
}

/** The text of a fact for the search. */
export const searchText = (entry: Entry, fact: Fact, names: Names) =>
  [
    nameOf(entry, names),
    fieldName(fact.field, fact.at),
    factWords(fact, names),
    fact.from.sources.join(" "),
    sourceWords(fact.from, names),
    fact.from.note ? noteWords(fact.from.note) : "",
    t(`box-mark-${fact.from.mark}`),
  ].join(" ");
