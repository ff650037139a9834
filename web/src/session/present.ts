// The people at the table, in words.
import { t } from "../i18n/i18n.svelte.ts";
import type { Present } from "../client/client.ts";
import type { Seat, Table } from "../wire/types.ts";

/** The seats of a table, and the known presence of their players. */
export interface Attendance {
  readonly table: Pick<Table, "seats"> | null;
  readonly company: Present | null;
}

/**
 * Whether the player of a seat has the table open; null for bots, for the user's own seats, and if unknown.
 */
export function isHere({ company, table }: Attendance, seat: Seat): boolean | null {
  const of = table?.seats.find((s) => s.seat === seat);
  if (!company || !of || of.mine || of.open || of.resigned || (of.bot !== null && !of.botPlaying))
    return null;
  return company.here.includes(seat);
}

/** The presence as a word, "" for null. */
export function hereWord(table: Attendance, seat: Seat): string {
  const here = isHere(table, seat);
  return here === null ? "" : t(here ? "seat-here" : "seat-gone");
}
