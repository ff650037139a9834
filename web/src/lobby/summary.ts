// What is special about a table, in the few words that a line of a list has room for.
import { said, t } from "../i18n/i18n.svelte.ts";
import type { TableCard } from "../wire/types.ts";
import { differences } from "../options/differences.ts";
import { listed } from "../wording/names.ts";
import { optionTitle } from "../wording/presets.ts";

const most = 2;

/** Who plays at a table: people by their names, bots by their number; while a seat is free, whose table it is. */
export function company(seats: TableCard["seats"]): string {
  const people = seats.filter((seat) => !seat.open && (seat.mine || seat.name !== null || seat.bot === null));
  if (seats.some((seat) => seat.open)) {
    const who = people.flatMap(({ name }) => name ?? []);
    return who.length > 0 ? t("lobby-table-of", { who: listed([...new Set(who)]) }) : "";
  }
  const bots = seats.length - people.length;
  // Several seats at one screen are often nameless.
  const names = new Set(
    people
      .toSorted((a, b) => Number(b.mine) - Number(a.mine))
      .map((seat) => seat.name ?? t(seat.mine ? "who-me" : "who-person")),
  );
  return listed([...names, ...(bots > 0 ? [t("lobby-bots", { n: bots })] : [])]);
}

/** Where a table differs from its rulebook: options and board first, then the expansions on it. */
export function summary({
  options,
  expansions,
  preset,
  board,
}: Pick<TableCard, "options" | "expansions" | "preset" | "board">) {
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

/** One or two expansions by their names, more by their number. */
function expansionWords({ on, all }: TableCard["expansions"]): string[] {
  if (all) return [t("differ-all-expansions")];
  if (on.length > most) return [t("differ-expansions", { n: on.length })];
  return on.map((id) => optionTitle(id, id));
}
