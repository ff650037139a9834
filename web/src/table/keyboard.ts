// The keyboard of the table page, and what cuts a playback short.
import { tick } from "svelte";
import { endTurn } from "../actions/endTurn.svelte.ts";
import { keysOf } from "../actions/shortcuts.ts";
import { during } from "../rest/underWay.ts";
import { lookup } from "../rules/lookup.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The log comes forward, where it is behind another part, and has the keyboard. */
async function toLog(session: TableSession) {
  session.part = "log";
  document.getElementById("side-log")?.click();
  await tick();
  document.querySelector<HTMLElement>("[role=log]")?.focus();
}

/** Listens to the keyboard; the function returned ends it. */
export function keys(session: TableSession): () => void {
  /** Whoever touches something wants to play: the playback goes to its end, and the touch counts. */
  function hurry(event: Event) {
    if (session.playback.active && !(event instanceof KeyboardEvent && event.key === "Tab"))
      session.playback.skip();
  }

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || writes(event.target) || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) void session.redo();
      else void session.undo();
      return;
    }
    if (event.altKey) return;
    if (key === "escape") {
      endTurn.confirming = false;
      if (lookup.shown !== null) lookup.close();
      else session.selection.drop();
    } else if (key === "e") endTurn.ask(session);
    else if (key === "u") void session.undo();
    else if (key === "/") {
      event.preventDefault();
      void toLog(session);
    } else {
      const [kind] = [...keysOf(session)].find(([, mark]) => mark === key) ?? [];
      if (!kind || session.view?.decision !== "turn") return;
      const target = `action:${kind}`;
      // The keyboard goes on from there: Enter does it, or leads to its ways.
      document.querySelector<HTMLElement>(`button[data-target="${target}"]`)?.focus();
      session.selection.touch(target);
    }
  }

  // Who looks after the focus comes with the first key.
  let free: (() => void) | undefined;
  let left = false;
  const keyed = async () => {
    const { keepFocus } = await during("part", import("../choice/focus.ts"));
    if (!left) free = keepFocus(session);
  };
  const first = () => void keyed();
  addEventListener("keydown", first, { once: true });
  addEventListener("keydown", hurry, true);
  addEventListener("pointerdown", hurry, true);
  addEventListener("keydown", press);
  return () => {
    left = true;
    removeEventListener("keydown", first);
    free?.();
    removeEventListener("keydown", hurry, true);
    removeEventListener("pointerdown", hurry, true);
    removeEventListener("keydown", press);
  };
}
