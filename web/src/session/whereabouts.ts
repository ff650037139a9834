// Since when somebody is not at the table, where he was seen there.
import { t } from "../i18n/i18n.svelte.ts";
import type { Seat } from "../wire/types.ts";
import { ago } from "../wording/when.svelte.ts";
import { hereWord, isHere, type Attendance } from "./present.ts";

/** Whether the person of a seat is at the table, and since when not, "" where that is not known. */
export function whereabouts(table: Attendance, seat: Seat): string {
  const left = table.company?.left.find((l) => l.seat === seat);
  if (!left || isHere(table, seat) !== false) return hereWord(table, seat);
  const gone = (table.company?.at ?? 0) - left.ago * 1000;
  return t("seat-left", { ago: ago(new Date(gone).toISOString()) });
}
