// A browser keeps lines that it has used for the next request. Where one has gone dead without a word the
// others most likely have too, and each request would wait for one of them in vain.

const lines = 6; // that a browser keeps to one server
const within = 2000; // milliseconds

/**
 * Tries all lines that the browser may have kept; those that do not answer soon are closed by it. Where one
 * does not, whatever waits for others is given up too, and asked for anew by who wants it: of a part of the
 * script that is all that can be done, and as many as there are lines would keep everything else waiting.
 */
export async function shake() {
  const tried = await Promise.allSettled(
    Array.from({ length: lines }, () =>
      fetch("/icon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(within) }),
    ),
  );
  if (tried.some(({ status }) => status === "rejected")) stop();
}
