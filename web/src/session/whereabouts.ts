// Since when a person who was seen at the table has been away.
import { t } from "../i18n/i18n.svelte.ts";
import type { Seat } from "../wire/types.ts";
import { ago } from "../wording/when.svelte.ts";
import { hereWord, isHere, type Attendance } from "./present.ts";

/** Whether the player of a seat is at the table, and if not, since when; "" if unknown. */
export function whereabouts(table: Attendance, seat: Seat): string {
  const left = table.company?.left.find((l) => l.seat === seat);
  if (!left || isHere(table, seat) !== false) return hereWord(table, seat);
  const gone = (table.company?.at ?? 0) - left.ago * 1000;
  return t("seat-left", { ago: ago(new Date(gone).toISOString()) });
}
