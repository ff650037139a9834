import { begun, during } from "../rest/underWay.ts";

/**
 * Calls back in a task of its own as soon as there is time, until when the page is not at rest; a timer would wait
 * 4 ms each time. Returns what calls it off.
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

/** Waits until what has just come in sight has been drawn: a part of the table is, when it is first looked at. */
export const sighted = () =>
  during(
    "sight",
    new Promise<void>((then) => requestAnimationFrame(() => requestAnimationFrame(() => then()))),
  );
