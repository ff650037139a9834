// The keys of the kinds of move, as they stand in the bar when each can be done for the first time. Whoever
// has one keeps it as long as the table is looked at: fingers learn where things are.
import type { TableSession } from "../session/session.svelte.ts";
import { kindsOf } from "./kinds.ts";

/** e and u mean something else. */
const shortcuts = "1234567890qwrtyiopasdfghjklzxcvbnm";

let table = "";
let given = new Map<string, string>();

/** The keys of the kinds that can be done now, or could be before. */
export function keysOf(session: TableSession): ReadonlyMap<string, string> {
  if (session.id !== table) given = new Map();
  table = session.id;
  for (const { kind } of kindsOf(session).can)
    if (!given.has(kind)) given.set(kind, shortcuts[given.size] ?? "");
  return new Map(given);
}
