// Listbox keys for a list of moves: arrows, Home and End, and the first letters of a name.
import { plain } from "../i18n/fold.ts";

const pause = 700; // milliseconds after which a letter begins another name

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The names without the words at the beginning that they all share. */
function differing(names: readonly string[]): string[] {
  const words = names.map((name) => plain(name.trim()).split(/\s+/));
  let same = 0;
  while (words.every((all) => all.length > same + 1 && all[same] === words[0]?.[same])) same++;
  return words.map((all) => all.slice(same).join(" "));
}

/** An attachment for an element that contains moves. A letter that begins no name keeps its usual effect. */
export const listKeys = (list: HTMLElement) => {
  let typed = "";
  let last = 0;

  function named(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
    const now = performance.now();
    if (now - last > pause) typed = "";
    const begun = typed !== "";
    const names = differing(items.map((item) => (item.querySelector(".words") ?? item).textContent));
    const wanted = typed + plain(key);
    // A repeated single letter cycles through the matching names; several letters find one name.
    const from = begun ? Math.max(at, 0) : at + 1;
    const order = items.map((_, i) => (from + i) % items.length);
    const found = order.find((i) => names[i]?.startsWith(wanted));
    if (found === undefined && !begun) return undefined;
    [typed, last] = [found === undefined ? typed : wanted, now];
    return items[found ?? at];
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    const items = [
      ...list.querySelectorAll<HTMLElement>(":is(.way, li > .button)[data-move]:not(:disabled)"),
    ];
    if (items.length < 2) return;
    const at = items.findIndex((item) => item === document.activeElement);
    const step = steps[key];
    let next: HTMLElement | undefined;
    if (step !== undefined)
      next = items[(Math.max(at, step < 0 ? 0 : -1) + step + items.length) % items.length];
    else if (key === "Home") next = items[0];
    else if (key === "End") next = items.at(-1);
    else if (key.length === 1 && key.trim() !== "") next = named(items, at, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  list.addEventListener("keydown", press);
  return () => list.removeEventListener("keydown", press);
};
