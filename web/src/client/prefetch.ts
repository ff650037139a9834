// What the table's page asks for first is asked for while its script is still on the way.
import { client } from "./client.ts";
import type { Seat, Table } from "../wire/types.ts";

/** The seat whose eyes are used at first. Of several on one screen none, until its person asks for it. */
export function firstEyes(table: Table): Seat | null {
  const held = table.seats.filter((s) => s.mine);
  return held.length === 1 ? (held[0]?.seat ?? null) : null;
}

/** Asks for a table, its box, and what is shown of it first. Faults are for who asks next. */
export async function prefetchTable(id: string) {
  client.prefetch(() => client.setup(id)).catch(() => undefined);
  const table = await client.prefetch(() => client.table(id)).catch(() => null);
  if (table === null) return;
  const eyes = { seat: firstEyes(table), open: false };
  client.prefetch(() => client.snapshot(id, eyes, 0)).catch(() => undefined);
}
