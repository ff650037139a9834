// The names of tables, the same as the server's in link previews.
import { t } from "../i18n/i18n.svelte.ts";
import type { SeatState, Table } from "../wire/types.ts";
import { listed } from "./names.ts";
import { presetTitle } from "./presets.ts";

/** The properties of a seat that a table's name depends on. */
type Sitter = Pick<SeatState, "name" | "bot" | "open" | "mine" | "botPlaying">;

/** The name of a table, else its players; if none of them can be named, its edition. */
export const titleOf = (name: string, preset: string, seats: readonly Sitter[]) =>
  name || company(seats) || presetTitle(preset);

export const tableTitle = (table: Table | null) =>
  table === null ? t("volgare") : titleOf(table.name, table.rules.preset, table.seats);

/**
 * The players of a table: people by name, bots by number. While a seat is free, only the seated people with a
 * name.
 */
function company(seats: readonly Sitter[]): string {
  // The user comes first; several seats at one screen are often nameless.
  const people = seats
    .filter((seat) => !seat.open && (seat.bot === null || seat.botPlaying))
    .toSorted((a, b) => Number(b.mine) - Number(a.mine));
  if (seats.some((seat) => seat.open)) {
    const who = new Set(people.flatMap(({ name }) => name ?? []));
    return who.size > 0 ? t("table-of", { who: listed([...who]) }) : "";
  }
  const names = [...new Set(people.map(({ name, mine }) => name ?? t(mine ? "who-me" : "who-person")))];
  const n = seats.length - people.length;
  if (n === 0) return listed(names);
  const bots = t("table-bots", { n });
  return names.length > 0 ? listed([...names, bots]) : bots.charAt(0).toUpperCase() + bots.slice(1);
}
