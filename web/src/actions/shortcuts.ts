// The keys of the kinds of move, as they stand in the bar when each can be done for the first time. Whoever
// has one keeps it as long as the table is looked at: fingers learn where things are.
import type { TableSession } from "../session/session.svelte.ts";
import { kindsOf } from "./kinds.ts";

/** e and u mean something else. */
const shortcuts = "1234567890qwrtyiopasdfghjklzxcvbnm";

/** By table and seat: those who share a screen must not see from their keys what the others could do. */
const given = new Map<string, Map<string, string>>();

/** The keys of the kinds that can be done now, or could be before. */
export function keysOf(session: TableSession): ReadonlyMap<string, string> {
  const whose = `${session.id} ${session.seat}`;
  const keys = new Map(given.get(whose));
  for (const { kind } of kindsOf(session).can)
    if (!keys.has(kind)) keys.set(kind, shortcuts[keys.size] ?? "");
  given.set(whose, keys);
  return keys;
}
