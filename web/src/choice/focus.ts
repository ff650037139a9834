// Keyboard focus never falls back to the whole page. If the focused element disappears (a move, a closed
// chooser, the end of a turn), the focus moves to a successor.
import { begun } from "../rest/underWay.ts";
import type { TableSession } from "../session/session.svelte.ts";

/** In this order: the current decision, the main part of the text view, the main part of the page. */
const homes = ["section.do", ".text main", "main"];

const usable = (e: Element | null): e is HTMLElement | SVGElement =>
  (e instanceof HTMLElement || e instanceof SVGElement) &&
  e.isConnected &&
  e.checkVisibility() &&
  !e.matches(":disabled, [tabindex='-1']");

/**
 * The successor of an element: the element itself if it is back, the same target, or the current decision.
 */
function heir(lost: Element): HTMLElement | SVGElement | null {
  if (usable(lost)) return lost;
  const target = lost.closest("[data-target]")?.getAttribute("data-target");
  const same = target ? [...document.querySelectorAll(`[data-target="${target}"]`)].find(usable) : undefined;
  if (same) return same;
  for (const home of homes) {
    const found = document.querySelector<HTMLElement>(home);
    if (found?.checkVisibility()) return found;
  }
  return null;
}

/** Watches the focus from the first key press on. The returned function stops it. */
export function keepFocus(session: TableSession): () => void {
  let held = document.activeElement;
  let keyboard = true;
  let waiting = 0;
  let over: (() => void) | undefined;

  const hold = (event: FocusEvent) => (held = event.target as Element);
  const by = (event: Event) => (keyboard = event.type === "keydown");

  function rest() {
    over?.();
    over = undefined;
  }

  function look() {
    waiting = 0;
    rest();
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (!nowhere || !keyboard || held === null || session.busy || document.querySelector("dialog[open]"))
      return;
    const next = heir(held);
    if (next?.matches("main")) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  }

  // When the browser draws, it removes the focus from a removed or disabled element without an event.
  function later() {
    waiting ||= requestAnimationFrame(() => setTimeout(look));
    over ??= begun("focus");
  }

  const changes = new MutationObserver(later);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "open"],
  });
  addEventListener("focusin", hold);
  addEventListener("keydown", by, true);
  addEventListener("pointerdown", by, true);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(waiting);
    rest();
    removeEventListener("focusin", hold);
    removeEventListener("keydown", by, true);
    removeEventListener("pointerdown", by, true);
  };
}
