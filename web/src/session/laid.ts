// Prepared moves for a table that is not open yet.
import type { Step } from "../wire/types.ts";

let line: { id: string; moves: readonly Step[] } | null = null;

/** Prepares moves for a table that will be opened next. */
export function lay(id: string, moves: readonly Step[]) {
  line = { id, moves };
}

/** Returns and removes the moves prepared for a table. */
export function taken(id: string): readonly Step[] {
  if (line?.id !== id) return [];
  const { moves } = line;
  line = null;
  return moves;
}
