// What is wanted until it is there: after a failure it is asked for again, later each time, or at once
// when the browser says that the line is back.
import { shake } from "./shake.ts";

const first = 2000; // milliseconds
const doublings = 5;
/** After so many pauses without an answer the line is dead; one that is only slow gets longer the next time. */
const silent = 15;

const pause = (failures: number) => first * 2 ** Math.min(failures, doublings);

/** Calls back when it is worth trying again after so many failures before this one; what is returned calls it off. */
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

/** What is on its way, or its failure: a part of the script that comes over a dead line tells of none by itself. */
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

/** A failure that says whether asking again can help, and for how many milliseconds it cannot. */
const lasting = (fault: unknown) => fault instanceof Error && "passing" in fault && fault.passing === false;
const wait = (fault: unknown) => (fault instanceof Error && "wait" in fault ? Number(fault.wait) : 0);

/** Has everything that waits for its next try be tried at once, as if the line were back. */
export const tryNow = () => dispatchEvent(new Event("online"));

/**
 * Asks until it gets an answer, or a failure that lasts. After another failure, and after the pause, `again` may return false if no other try is
 * wanted; it gets the number of failures.
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
