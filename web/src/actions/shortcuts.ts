// The keys of the kinds of move, as they stand in the bar when each can be done for the first time. Whoever
// has one keeps it as long as the table is looked at, loaded anew or not: fingers learn where things are.
import type { TableSession } from "../session/session.svelte.ts";
import { kindsOf } from "./kinds.ts";

/** e and u mean something else. */
const shortcuts = "1234567890qwrtyiopasdfghjklzxcvbnm";

/** The kinds in the order of their keys, by table and seat: those who share a screen must not see from their keys what the others could do. */
const given = new Map<string, string[]>();

function before(whose: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(whose) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // a tab that keeps nothing gives the keys anew when it is loaded anew
  }
}

function keep(whose: string, kinds: string[]) {
  given.set(whose, kinds);
  try {
    sessionStorage.setItem(whose, JSON.stringify(kinds));
  } catch {
    // As above.
  }
}

/** The keys of the kinds that can be done now, or could be before. */
export function keysOf(session: TableSession): ReadonlyMap<string, string> {
  const whose = `volgare.keys.${session.id}.${session.seat}`;
  const known = given.get(whose) ?? before(whose);
  const fresh = kindsOf(session)
    .can.map(({ kind }) => kind)
    .filter((kind) => !known.includes(kind));
  const kinds = [...known, ...fresh];
  if (fresh.length > 0) keep(whose, kinds);
  return new Map(kinds.map((kind, i) => [kind, shortcuts[i] ?? ""]));
}
