// The last position and chat message seen at each table, for coming back. It is stored in the browser.

function kept(key: string): number | null {
  try {
    const number = localStorage.getItem(key);
    return number === null ? null : Number(number);
  } catch {
    return null;
  }
}

function keep(key: string, number: number) {
  try {
    localStorage.setItem(key, String(number));
  } catch {
    // Without browser storage there is no replay offer, and no message counts as read.
  }
}

/** The number of moves when the table was last seen; null for never. */
export const lastSeen = (table: string) => kept(`volgare.seen.${table}`);
export const markSeen = (table: string, steps: number) => keep(`volgare.seen.${table}`, steps);

/** The number of the last message that was read. */
export const lastRead = (table: string) => kept(`volgare.read.${table}`) ?? 0;
export const markRead = (table: string, seq: number) => keep(`volgare.read.${table}`, seq);
