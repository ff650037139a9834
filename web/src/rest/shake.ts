// Browsers reuse connections. If one has died silently, the others most likely have too, and each request
// would have to time out on one of them.

const lines = 6; // maximum number of connections of a browser to one server
const within = 2000; // milliseconds

/**
 * Probes all connections that the browser may have kept; the browser closes those that do not respond in
 * time. If one does not, requests in progress are canceled and repeated by their callers. Script files cannot
 * be canceled in another way, and if they blocked all connections, everything else would wait.
 */
export async function shake() {
  const tried = await Promise.allSettled(
    Array.from({ length: lines }, () =>
      fetch("/icon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(within) }),
    ),
  );
  if (tried.some(({ status }) => status === "rejected")) stop();
}
