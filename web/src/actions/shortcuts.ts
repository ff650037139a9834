// The keys of the kinds of move, as they stand in the bar. Whoever has one keeps it to the end of
// the turn, whatever becomes possible or impossible meanwhile.
import type { TableSession } from "../session/session.svelte.ts";
import { kindsOf } from "./kinds.ts";

/** e and u mean something else. */
const shortcuts = "1234567890qwrtyiopasdfghjklzxcvbnm";

let turn = "";
let given = new Map<string, string>();

/** The keys of the kinds that can be done now, or could be before in this turn. */
export function keysOf(session: TableSession): ReadonlyMap<string, string> {
  const { view } = session;
  const now = `${session.id} ${view?.turn} ${view?.decides}`;
  if (now !== turn) given = new Map();
  turn = now;
  for (const { kind } of kindsOf(session).can)
    if (!given.has(kind)) given.set(kind, shortcuts[given.size] ?? "");
  return new Map(given);
}
