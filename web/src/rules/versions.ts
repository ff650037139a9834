// What a rule says depends on options; which of its versions holds at a table.
import { t } from "../i18n/i18n.svelte.ts";
import { optionTitle, optionValue, presetTitle } from "../wording/presets.ts";
import type { RuleText } from "../wire/types.ts";

export type Version = RuleText["versions"][number];

/** The rules of a table, as far as options go: a preset, and what differs from it. */
export interface At {
  preset: string;
  options: Record<string, string>;
}

/** Whether a version holds at a table. */
export const holds = (version: Version, at: At) =>
  version.option in at.options
    ? at.options[version.option] === version.value
    : version.presets.includes(at.preset);

/** What a rule says where an option has one of some values: versions that read the same are one. */
export interface Reading {
  option: string;
  values: string[];
  text: string;
  presets: string[];
}

/** What a rule says by the values of an option: where it is asked for first, the others behind. */
export interface Side {
  option: string;
  here: Reading[];
  others: Reading[];
}

/** The readings by options, in their order; at no table all are others. */
export function sides(versions: Version[], at: At | null): Side[] {
  const options = [...new Set(versions.map((v) => v.option))];
  return options.map((option) => {
    const side: Side = { option, here: [], others: [] };
    for (const all of alike(versions.filter((v) => v.option === option)))
      (at !== null && all.some((v) => holds(v, at)) ? side.here : side.others).push({
        option,
        values: all.map((v) => v.value),
        text: all[0]?.text ?? "",
        presets: all.flatMap((v) => v.presets),
      });
    return side;
  });
}

/** The versions, those with the same text together. */
const alike = (versions: Version[]) =>
  [...new Set(versions.map((v) => v.text))].map((text) => versions.filter((v) => v.text === text));

/** Where a reading holds: the two editions by their names, anything else by the presets that play it. */
export function titleOf({ option, values, presets }: Reading, side: Side): string {
  if (option === "edition") return values.map((value) => t(`rules-${value}`)).join(" · ");
  const all = [...side.here, ...side.others].flatMap((reading) => reading.presets);
  if (presets.length > 1 && presets.length === all.length) return t("rules-everywhere");
  return presets.map(presetTitle).join(" · ") || t("rules-option");
}

/** What is set so, where the editions do not say it. */
export function settingOf({ option, values }: Reading): string {
  if (option === "edition") return "";
  const value = values.map((one) => optionValue(option, one, one)).join(" / ");
  return t("rules-set", { option: optionTitle(option, option), value });
}

/** A piece of a text: a paragraph, or the items of a list. */
export type Piece = { items: string[]; list: boolean };

/** The pieces of a text whose paragraphs stand between blank lines; "- " begins an item. */
export function pieces(text: string): Piece[] {
  const all: Piece[] = [];
  for (const part of text.split("\n\n")) {
    const list = part.startsWith("- ");
    const last = all.at(-1);
    if (list && last?.list) last.items.push(part.slice(2));
    else all.push({ items: [list ? part.slice(2) : part], list });
  }
  return all;
}
