// Retries a request until it succeeds: with growing pauses, or at once when the browser is online again.
import { shake } from "./shake.ts";

const first = 2000; // milliseconds
const doublings = 5;
/**
 * The number of pauses without a response after which a connection is considered dead. A slow one gets more
 * time at the next attempt.
 */
const silent = 15;

const pause = (failures: number) => first * 2 ** Math.min(failures, doublings);

/**
 * Calls back when a retry makes sense after `failures` earlier failures. The returned function cancels it.
 */
export function whenWorth(failures: number, then: () => void, atLeast = 0): () => void {
  const off = () => {
    clearTimeout(timer);
    removeEventListener("online", over);
  };
  const over = () => {
    off();
    then();
  };
  const timer = setTimeout(over, Math.max(pause(failures), atLeast));
  addEventListener("online", over);
  return off;
}

/** A pending request that also fails if its connection is dead: a script file does not report that itself. */
async function noticed<T>(coming: Promise<T>, within: number): Promise<T> {
  const late = setTimeout(() => {
    stop();
    void shake();
  }, within);
  try {
    return await coming;
  } finally {
    clearTimeout(late);
  }
}

/** Whether a failure is permanent, and for how many milliseconds a retry is useless. */
const lasting = (fault: unknown) => fault instanceof Error && "passing" in fault && fault.passing === false;
const wait = (fault: unknown) => (fault instanceof Error && "wait" in fault ? Number(fault.wait) : 0);

/** Retries all waiting requests at once, as if the connection were back. */
export const tryNow = () => dispatchEvent(new Event("online"));

/**
 * Repeats a request until it succeeds or fails permanently. After another failure, and after the pause,
 * `again` may return false to stop; it gets the number of failures.
 */
export async function untilThere<T>(
  ask: () => Promise<T>,
  again: (failures: number) => boolean = () => true,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await noticed(ask(), silent * pause(failures));
    } catch (fault) {
      if (lasting(fault) || !again(failures + 1)) throw fault;
      await new Promise<void>((worth) => void whenWorth(failures, worth, wait(fault)));
      if (!again(failures + 1)) throw fault;
    }
  }
}
