// Makes the first requests of the table page while its script is still loading.
import { client } from "./client.ts";
import type { Seat, Table } from "../wire/types.ts";

/**
 * The seat whose view is shown at first. If several players share the screen, none until one of them asks for
 * it.
 */
export function firstEyes(table: Table): Seat | null {
  const held = table.seats.filter((s) => s.mine);
  return held.length === 1 ? (held[0]?.seat ?? null) : null;
}

/**
 * Requests a table, its set-up, and its first snapshot. Errors are left to the caller that uses the response.
 */
export async function prefetchTable(id: string) {
  client.prefetch(() => client.setup(id)).catch(() => undefined);
  const table = await client.prefetch(() => client.table(id)).catch(() => null);
  if (table === null) return;
  const eyes = { seat: firstEyes(table), open: false };
  client.prefetch(() => client.snapshot(id, eyes, 0)).catch(() => undefined);
}
