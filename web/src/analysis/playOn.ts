// Continues a finished game after one of its moves, at a new table.
import { go } from "../browser/router.svelte.ts";
import { client } from "../client/client.ts";
import { lay } from "../session/laid.ts";
import type { Seat, Step } from "../wire/types.ts";

/**
 * Creates a table that continues a game after `step` moves, and opens it. This browser gets the seat, with
 * `line` ready to play.
 */
export async function playOn(id: string, step: number, seat: Seat, line: readonly Step[] = []) {
  const table = await client.playOn(id, step, seat);
  lay(table.id, line);
  go(`/t/${table.id}`);
}
