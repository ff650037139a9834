// What has begun and is still to change the page by itself: requests, parts on their way, steps of
// a drawing, a camera that settles, a telling. The page says so of itself, `data-under-way` on its
// root: the names of all that is under way, none while it is at rest. Before the script has taken
// the page over there is no such mark. What the browser knows, fonts and animations, it tells itself.
const counts = new Map<string, number>();

function tell(what: string, by: number) {
  const left = (counts.get(what) ?? 0) + by;
  if (left > 0) counts.set(what, left);
  else counts.delete(what);
  document.documentElement.dataset["underWay"] = [...counts.keys()].join(" ");
}

/** Something has begun; what is returned says that it is over. */
export function begun(what: string): () => void {
  let open = true;
  tell(what, 1);
  return () => {
    if (open) tell(what, -1);
    open = false;
  };
}

/** The page is not at rest until the promise, which is returned, is settled. */
export function during<T>(what: string, promise: Promise<T>): Promise<T> {
  const over = begun(what);
  promise.then(over, over);
  return promise;
}

/** Calls back after so many milliseconds, until when the page is not at rest; what is returned calls it off. */
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
