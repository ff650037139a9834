// Who is at the table, in words.
import { t } from "../i18n/i18n.svelte.ts";
import type { LazyPart } from "../ui/Lazy.svelte";
import type { Seat } from "../wire/types.ts";
import type { TableSession } from "./session.svelte.ts";

export const hereMark: LazyPart<{ seat: Seat }> = () => import("./Here.svelte");

/** Whether the person of a seat has the table before him; null of bots, of oneself, and where it is not known. */
export function isHere({ company, table }: TableSession, seat: Seat): boolean | null {
  const of = table?.seats.find((s) => s.seat === seat);
  if (!company || !of || of.mine || of.open || of.resigned || (of.bot !== null && !of.away)) return null;
  return company.here.includes(seat);
}

/** The same as a word, "" for nothing. */
export function hereWord(session: TableSession, seat: Seat): string {
  const here = isHere(session, seat);
  return here === null ? "" : t(here ? "seat-here" : "seat-gone");
}
