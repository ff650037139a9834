// The time by the server's clock, which also made the times that pages show. The device's own may be wrong.

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0;

/** Notes the Date header of an answer that has just come; it has whole seconds. */
export function noteDate(date: string | null) {
  const told = Date.parse(date ?? "");
  if (!Number.isNaN(told)) ahead = told + 500 - Date.now();
}

/** Milliseconds, as of Date.now() on the server. */
export const serverNow = () => Date.now() + ahead;
