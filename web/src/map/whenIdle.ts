/** Calls back once the browser has nothing else to do; returns what calls it off. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const later = setTimeout(then, 300); // Safari
    return () => clearTimeout(later);
  }
  const asked = requestIdleCallback(then);
  return () => cancelIdleCallback(asked);
}

/** Fetches what only adorns, once the browser has nothing else to do; where the line is down nothing is adorned. */
export const adorn = <T>(load: () => Promise<T>, drawn: (part: T) => void) =>
  whenIdle(() => void load().then(drawn, () => undefined));
