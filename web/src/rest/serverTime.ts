// The server's clock, on which the times in pages are based. The clock of the device may be wrong.

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0;

/**
 * Notes the Date header of a response that has just arrived. It has whole seconds, so an estimate within that
 * second is kept: running clocks do not jump with each response.
 */
export function noteDate(date: string | null) {
  const least = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(least)) ahead = Math.min(least + 1000, Math.max(least, ahead));
}

/** Milliseconds, like Date.now() on the server. */
export const serverNow = () => Date.now() + ahead;
