// The results of orders that the user has read, so that they are not shown again. It is stored in the browser.
import type { Order, Seat } from "../wire/types.ts";

const key = (table: string, seat: Seat | null) => `volgare.order.${table}.${seat}`;

/** Two results of one seat differ in their steps, or in their plans and faults. */
const contentOf = ({ state, played, plans, faults }: Order) => JSON.stringify([state, played, plans, faults]);

/** Whether the user has read a result. */
export function isRead(table: string, seat: Seat | null, order: Order): boolean {
  try {
    return localStorage.getItem(key(table, seat)) === contentOf(order);
  } catch {
    return false;
  }
}

export function markOrderRead(table: string, seat: Seat | null, order: Order) {
  try {
    localStorage.setItem(key(table, seat), contentOf(order));
  } catch {
    // Without browser storage it is shown again when the page is reloaded.
  }
}

/** Forgets the read result: a new order waits, and its result may be the same. */
export function forgetRead(table: string, seat: Seat | null) {
  try {
    localStorage.removeItem(key(table, seat));
  } catch {
    // Nothing was stored.
  }
}
