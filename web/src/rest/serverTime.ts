// The server's clock, on which the times in pages are based. The clock of the device may be wrong.

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0;

/** Notes the Date header of a response that has just arrived, which has whole seconds. */
export function noteDate(date: string | null) {
  const told = Date.parse(date ?? "");
  if (!Number.isNaN(told)) ahead = told + 500 - Date.now();
}

/** Milliseconds, like Date.now() on the server. */
export const serverNow = () => Date.now() + ahead;
