// Registers work in progress that will still change the page by itself: requests, loading parts, drawing
// steps, a settling camera, a playback. The page lists it in `data-under-way` on its root, which is empty
// while the page is at rest. The attribute is missing until the script has taken over the page. Fonts and
// animations are not included: the browser reports those itself.
const counts = new Map<string, number>();

function tell(what: string, by: number) {
  const left = (counts.get(what) ?? 0) + by;
  if (left > 0) counts.set(what, left);
  else counts.delete(what);
  document.documentElement.dataset["underWay"] = [...counts.keys()].join(" ");
}

/** Registers work. The returned function marks it as finished. */
export function begun(what: string): () => void {
  let open = true;
  tell(what, 1);
  return () => {
    if (open) tell(what, -1);
    open = false;
  };
}

/** Registers a promise as work until it settles, and returns the promise. */
export function during<T>(what: string, promise: Promise<T>): Promise<T> {
  const over = begun(what);
  promise.then(over, over);
  return promise;
}

/**
 * Calls back after `ms` milliseconds; until then the page counts as busy. The returned function cancels it.
 */
export function later(what: string, then: () => void, ms = 0): () => void {
  const over = begun(what);
  const timer = setTimeout(() => {
    over();
    then();
  }, ms);
  return () => {
    clearTimeout(timer);
    over();
  };
}
