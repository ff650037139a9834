import { part } from "../rest/part.svelte.ts";

/** What a part looks like comes beside its script, and is asked for only once: where it fails it is asked for again. */
export function keepStyles() {
  const fails = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet" || target.onerror) return;
    let link = target;
    void part(
      () =>
        new Promise((there, failed) => {
          const next = link.cloneNode() as HTMLLinkElement;
          next.onload = there;
          next.onerror = failed;
          link.replaceWith(next);
          link = next;
        }),
    );
  };
  addEventListener("error", fails, true); // it does not bubble
}
