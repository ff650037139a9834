// What is wanted until it is there: after a failure it is asked for again, later each time, or at once
// when the browser says that the line is back.

const first = 2000; // milliseconds
const doublings = 5;

/** Passes when it is worth trying again after so many failures. */
function pause(failures: number): Promise<void> {
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener("online", over);
      done();
    };
    const timer = setTimeout(over, first * 2 ** Math.min(failures - 1, doublings));
    addEventListener("online", over);
  });
}

/** Asks until it gets an answer; after each failure `again` may say that no other try is wanted. */
export async function untilThere<T>(ask: () => Promise<T>, again = () => true): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await ask();
    } catch (fault) {
      if (!again()) throw fault;
      await pause(failures);
    }
  }
}
