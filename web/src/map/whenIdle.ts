/** Calls back once the browser has nothing else to do; returns what calls it off. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const later = setTimeout(then, 300); // Safari
    return () => clearTimeout(later);
  }
  const asked = requestIdleCallback(then);
  return () => cancelIdleCallback(asked);
}
