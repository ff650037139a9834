import { begun, during } from "../rest/underWay.ts";

/**
 * Calls back in a new task as soon as possible; the page counts as busy until then. A timer would wait 4 ms
 * each time. Returns a function that cancels it.
 */
export function soon(what: string, then: () => void): () => void {
  const over = begun(what);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    over();
    then();
  };
  port2.postMessage(null);
  return () => {
    port1.close();
    over();
  };
}

/**
 * Waits until newly visible content has been drawn. Parts of the table are drawn when they first become
 * visible.
 */
export const sighted = () =>
  during(
    "sight",
    new Promise<void>((then) => requestAnimationFrame(() => requestAnimationFrame(() => then()))),
  );
