// What tables are called, as the server calls them in what a link shows.
import { t } from "../i18n/i18n.svelte.ts";
import type { SeatState, Table } from "../wire/types.ts";
import { listed } from "./names.ts";
import { presetTitle } from "./presets.ts";

/** As much of a seat as its table is named after. */
type Sitter = Pick<SeatState, "name" | "bot" | "open" | "mine" | "botPlaying">;

/** A table by its name, else by whose it is or who plays there; by its edition where nobody is known. */
export const titleOf = (name: string, preset: string, seats: readonly Sitter[]) =>
  name || company(seats) || presetTitle(preset);

export const tableTitle = (table: Table | null) =>
  table === null ? t("volgare") : titleOf(table.name, table.rules.preset, table.seats);

/** Who plays at a table: people by their names, bots by their number; while a seat is free, whose table it is. */
function company(seats: readonly Sitter[]): string {
  // Who asks comes first; several seats at one screen are often nameless.
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

/** A title of the browser's tab, after the number of unread chat messages. */
export const withUnread = (unread: number, title: string) => (unread > 0 ? `(${unread}) ${title}` : title);
