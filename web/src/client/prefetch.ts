// What the table's page asks for first is asked for while its script is still on the way.
import { prefetch, api } from "./http.ts";
import type { Seat, Table } from "../wire/types.ts";

/** The seat whose eyes are used at first. Of several on one screen none, until its person asks for it. */
export function firstEyes(table: Table): Seat | null {
  const held = table.seats.filter((s) => s.mine);
  return held.length === 1 ? (held[0]?.seat ?? null) : null;
}

/** Asks for a table, its box, and the position and log that are shown first. Faults are for who asks next. */
export async function prefetchTable(id: string) {
  prefetch(() => api.box(id)).catch(() => undefined);
  const table = await prefetch(() => api.table(id)).catch(() => null);
  if (table === null || !table.begun) return;
  const eyes = { seat: firstEyes(table), open: false };
  prefetch(() => api.position(id, eyes)).catch(() => undefined);
  prefetch(() => api.log(id, eyes, 1)).catch(() => undefined);
}
