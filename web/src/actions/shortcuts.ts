// The keys of the kinds of move: as they are read in the bar, from the first shelf to the last.
import type { TableSession } from "../session/session.svelte.ts";
import { kindsOf } from "./kinds.ts";

/** e and u mean something else. */
const shortcuts = "1234567890qwrtyiopasdfghjklzxcvbnm";

/** The keys of the kinds that can be done now. */
export const keysOf = (session: TableSession): ReadonlyMap<string, string> =>
  new Map(kindsOf(session).can.map(({ kind }, i) => [kind, shortcuts[i] ?? ""]));
