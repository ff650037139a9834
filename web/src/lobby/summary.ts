// What is special about a table, in the few words that a line of a list has room for.
import { said, t } from "../i18n/i18n.svelte.ts";
import type { TableCard } from "../wire/types.ts";
import { differences } from "../options/differences.ts";
import { optionTitle } from "../wording/presets.ts";

/** The expansions by their options: a list of tables comes without the list of options. */
const expansions = ["ritmo", "placiti", "poeti", "glossario", "alessandro", "sonzogni", "library-tile"];
const most = 2;

/** Where a table differs from its rulebook: options and board first, then the expansions on it. */
export function summary({ options, preset, board }: Pick<TableCard, "options" | "preset" | "board">) {
  const rules = [
    ...differences(options, preset, null)
      .filter(({ option }) => !expansions.includes(option))
      .map(({ title, here }) => said(title, here)),
    ...(board ? [said(t("new-board"), board)] : []),
  ];
  const named = rules.slice(0, most);
  if (rules.length > most) named.push(t("differ-more", { n: rules.length - most }));
  return [...named, ...expansionWords(expansions.filter((id) => options[id] === "on"))];
}

/** One or two expansions by their names, more by their number. */
function expansionWords(laid: string[]): string[] {
  if (laid.length === expansions.length) return [t("differ-all-expansions")];
  if (laid.length > most) return [t("differ-expansions", { n: laid.length })];
  return laid.map((id) => optionTitle(id, id));
}
