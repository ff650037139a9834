// Up to where this browser has seen a table, for coming back to it. It stays in the browser.

const key = (table: string) => `volgare.seen.${table}`;

/** After how many moves the table was seen last; null for never. */
export function lastSeen(table: string): number | null {
  try {
    const seen = localStorage.getItem(key(table));
    return seen === null ? null : Number(seen);
  } catch {
    return null;
  }
}

export function markSeen(table: string, steps: number) {
  try {
    localStorage.setItem(key(table), String(steps));
  } catch {
    // A browser that keeps nothing offers no replay.
  }
}
