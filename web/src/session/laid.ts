// A line that is to be played at a table that is not shown yet.
import type { Step } from "../wire/types.ts";

let line: { id: string; moves: readonly Step[] } | null = null;

/** Lays moves ready for who comes to a table. */
export function lay(id: string, moves: readonly Step[]) {
  line = { id, moves };
}

/** What is laid ready at a table, once. */
export function taken(id: string): readonly Step[] {
  if (line?.id !== id) return [];
  const { moves } = line;
  line = null;
  return moves;
}
