// A browser keeps lines that it has used for the next request. Where one has gone dead without a word the
// others most likely have too, and each request would wait for one of them in vain.

const lines = 6; // that a browser keeps to one server
const within = 2000; // milliseconds

/** Tries all lines that the browser may have kept; those that do not answer soon are closed by it. */
export const shake = () =>
  Promise.allSettled(
    Array.from({ length: lines }, () =>
      fetch("/icon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(within) }),
    ),
  );
