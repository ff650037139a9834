// Versions of a rule by options, and which of them applies at a table.
import { t } from "../i18n/i18n.svelte.ts";
import { optionTitle, optionValue, presetTitle } from "../wording/presets.ts";
import type { RuleText } from "../wire/types.ts";

export type Version = RuleText["versions"][number];

/** The options of a table: a preset, and the differences from it. */
export interface At {
  preset: string;
  options: Record<string, string>;
}

/** Whether a version applies at a table. */
export const holds = (version: Version, at: At) =>
  version.option in at.options
    ? at.options[version.option] === version.value
    : version.presets.includes(at.preset);

/** The text of a rule for some values of an option: versions with the same text are merged. */
export interface Reading {
  option: string;
  values: string[];
  text: string;
  presets: string[];
}

/** The texts of a rule by the values of an option: the applicable ones first, then the others. */
export interface Side {
  option: string;
  here: Reading[];
  others: Reading[];
}

/** The texts by option, in order. Without a table none is marked as applicable. */
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

/** The title of a text: the name of an edition, or the presets with these values. */
export function titleOf({ option, values, presets }: Reading, side: Side): string {
  if (option === "edition") return values.map((value) => t(`rules-${value}`)).join(" · ");
  const all = [...side.here, ...side.others].flatMap((reading) => reading.presets);
  if (presets.length > 1 && presets.length === all.length) return t("rules-everywhere");
  return presets.map(presetTitle).join(" · ") || t("rules-option");
}

/** The values of the option, unless the edition says it. */
export function settingOf({ option, values }: Reading): string {
  if (option === "edition") return "";
  const value = values.map((one) => optionValue(option, one, one)).join(" / ");
  return t("rules-set", { option: optionTitle(option, option), value });
}

/** A piece of a text: a paragraph, or the items of a list. */
export type Piece = { items: string[]; list: boolean };

/** The pieces of a text, with blank lines between paragraphs; "- " begins a list item. */
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
