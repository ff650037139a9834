// How far this browser has seen a table and read its chat, for coming back to it. It stays in the browser.

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
    // A browser that keeps nothing offers no replay, and has read nothing.
  }
}

/** After how many moves the table was seen last; null for never. */
export const lastSeen = (table: string) => kept(`volgare.seen.${table}`);
export const markSeen = (table: string, steps: number) => keep(`volgare.seen.${table}`, steps);

/** The number of the last message that was read. */
export const lastRead = (table: string) => kept(`volgare.read.${table}`) ?? 0;
export const markRead = (table: string, seq: number) => keep(`volgare.read.${table}`, seq);
