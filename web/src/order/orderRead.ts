// The results of orders that the user has read, so that they are not shown again. It is stored in the browser.
import type { Order, Seat } from "../wire/types.ts";

/** The results read on this page, by key: the only copy if there is no browser storage. */
const readHere = new Map<string, string>();

const key = (table: string, seat: Seat | null) => `volgare.order.${table}.${seat}`;

/** Two results of one seat differ in their steps, or in their plans and faults. */
const contentOf = ({ state, played, plans, faults }: Order) => JSON.stringify([state, played, plans, faults]);

/** Whether the user has read a result. */
export function isRead(table: string, seat: Seat | null, order: Order): boolean {
  const at = key(table, seat);
  try {
    return (localStorage.getItem(at) ?? readHere.get(at)) === contentOf(order);
  } catch {
    return readHere.get(at) === contentOf(order);
  }
}

export function markOrderRead(table: string, seat: Seat | null, order: Order) {
  readHere.set(key(table, seat), contentOf(order));
  try {
    localStorage.setItem(key(table, seat), contentOf(order));
  } catch {
    // Without browser storage it is shown again when the page is reloaded.
  }
}

/** Forgets the read result: a new order waits, and its result may be the same. */
export function forgetRead(table: string, seat: Seat | null) {
  readHere.delete(key(table, seat));
  try {
    localStorage.removeItem(key(table, seat));
  } catch {
    // Nothing was stored.
  }
}
