// The special features of a table, in the few words that fit into a line of a list.
import { said, t } from "../i18n/i18n.svelte.ts";
import type { TableSummary } from "../wire/types.ts";
import { differences } from "../options/differences.ts";
import { optionTitle } from "../wording/presets.ts";

const most = 2;

/** The differences of a table from its rulebook: options and board first, then the expansions. */
export function summary({
  options,
  expansions,
  preset,
  board,
}: Pick<TableSummary, "options" | "expansions" | "preset" | "board">) {
  const rules = [
    ...differences(options, preset, null)
      .filter(({ option }) => !expansions.on.includes(option))
      .map(({ title, here }) => said(title, here)),
    ...(board ? [said(t("new-board"), board)] : []),
  ];
  const named = rules.slice(0, most);
  if (rules.length > most) named.push(t("differ-more", { n: rules.length - most }));
  return [...named, ...expansionWords(expansions)];
}

/** One or two expansions by name, more by number. */
function expansionWords({ on, all }: TableSummary["expansions"]): string[] {
  if (all) return [t("differ-all-expansions")];
  if (on.length > most) return [t("differ-expansions", { n: on.length })];
  return on.map((id) => optionTitle(id, id));
}
