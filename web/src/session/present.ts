// Who is at the table, in words.
import { t } from "../i18n/i18n.svelte.ts";
import type { Present } from "../client/client.ts";
import type { Seat, Table } from "../wire/types.ts";

/** Who sits at a table, and who of them is there, as far as it is known. */
export interface Attendance {
  readonly table: Pick<Table, "seats"> | null;
  readonly company: Present | null;
}

/** Whether the person of a seat has the table before him; null of bots, of oneself, and where it is not known. */
export function isHere({ company, table }: Attendance, seat: Seat): boolean | null {
  const of = table?.seats.find((s) => s.seat === seat);
  if (!company || !of || of.mine || of.open || of.resigned || (of.bot !== null && !of.botPlaying))
    return null;
  return company.here.includes(seat);
}

/** The same as a word, "" for nothing. */
export function hereWord(table: Attendance, seat: Seat): string {
  const here = isHere(table, seat);
  return here === null ? "" : t(here ? "seat-here" : "seat-gone");
}
