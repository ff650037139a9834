import { now } from "../browser/clock.ts";
import { serverNow } from "../rest/serverTime.ts";

/** Milliseconds by the server's clock, as reactive state: see browser/clock.ts. */
export function serverTime(): number {
  now();
  return serverNow();
}
