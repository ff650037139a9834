// A tooltip, shown while an element is hovered or focused. One element serves the whole page; it is above
// everything and takes no clicks.
import { points, watchPresses } from "../browser/pointed.ts";
import { later } from "../rest/underWay.ts";

const told = new WeakMap<Element, string>();

/** The tooltip of an element. */
export const tipOf = (element: Element | null) => (element && told.get(element)) ?? "";

let slip: HTMLElement | null = null;
let waiting: (() => void) | undefined;
// Possible moves are shown at once elsewhere; explanations only after lingering.
export const patience = 450; // milliseconds

function hide() {
  waiting?.();
  removeEventListener("keydown", escape);
  slip?.hidePopover();
}

function escape({ key }: KeyboardEvent) {
  if (key === "Escape") hide();
}

function show(by: Element, words: string) {
  if (!slip?.isConnected) {
    slip = document.createElement("div");
    slip.className = "tip";
    slip.popover = "manual";
    slip.setAttribute("aria-hidden", "true");
    document.body.append(slip);
  }
  addEventListener("keydown", escape);
  slip.textContent = words;
  slip.showPopover();
  const there = by.getBoundingClientRect();
  const { width, height } = slip.getBoundingClientRect();
  const left = Math.min(Math.max(4, there.left + (there.width - width) / 2), innerWidth - width - 4);
  const above = there.top - height - 6;
  slip.style.left = `${left}px`;
  slip.style.top = `${above >= 4 ? above : there.bottom + 6}px`;
}

/** Whether a screen reader reads these words in an element anyway. */
function reads(element: Element, words: string): boolean {
  if (!element.textContent.includes(words)) return false;
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.includes(words);
}

/**
 * An attachment: `<div {@attach tip("words")}>`. Without words there is no tooltip. Screen readers read it as
 * a description, unless the element contains the same words.
 */
export const tip = (words: string) => (element: Element) => {
  if (words === "") return;
  told.set(element, words);
  if (!reads(element, words)) element.setAttribute("aria-description", words);
  watchPresses();
  const on = () => {
    waiting?.();
    // The hint of a target appears at once and includes this text (Hint.svelte).
    if (element.matches("[data-state=can], [data-state=cannot]")) return;
    const linger = () => {
      if (element.isConnected) show(element, words);
    };
    waiting = later("tip", linger, patience);
  };
  let pointed = false;
  const point = (event: Event) => {
    if (pointed || !points(event as PointerEvent)) return;
    pointed = true;
    on();
  };
  const leave = () => {
    pointed = false;
    hide();
  };
  const moves = ["pointerenter", "pointermove"];
  for (const name of moves) element.addEventListener(name, point);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("focus", on);
  element.addEventListener("blur", hide);
  return () => {
    told.delete(element);
    element.removeAttribute("aria-description");
    for (const name of moves) element.removeEventListener(name, point);
    element.removeEventListener("pointerleave", leave);
    element.removeEventListener("focus", on);
    element.removeEventListener("blur", hide);
    if (element.matches(":hover, :focus")) hide();
  };
};
