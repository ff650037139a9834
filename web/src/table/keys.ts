// The keyboard of the table page, and what cuts a story short.
import { ending } from "../act/steps.svelte.ts";
import { kindsOf, shortcuts } from "../act/kinds.ts";
import { rules } from "../act/rules.svelte.ts";
import type { Play } from "./play.svelte.ts";

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Listens to the keyboard; the function returned ends it. */
export function keys(play: Play): () => void {
  /** Whoever touches something wants to play: the story goes to its end, the touch counts. */
  function hurry(event: Event) {
    if (play.story.active && !(event instanceof KeyboardEvent && event.key === "Tab")) play.story.skip();
  }

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || writes(event.target) || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) void play.redo();
      else void play.undo();
      return;
    }
    if (event.altKey) return;
    if (key === "escape") {
      ending.sure = false;
      if (rules.shown !== null) rules.close();
      else play.drop();
    } else if (key === "e") ending.ask(play);
    else if (key === "u") void play.undo();
    else if (key === "/") {
      event.preventDefault();
      document.querySelector<HTMLElement>("[role=log]")?.focus();
    } else {
      const kind = kindsOf(play).can[shortcuts.indexOf(key)];
      if (kind && play.view?.decision === "turn") play.touch(`action:${kind.kind}`);
    }
  }

  addEventListener("keydown", hurry, true);
  addEventListener("pointerdown", hurry, true);
  addEventListener("keydown", press);
  return () => {
    removeEventListener("keydown", hurry, true);
    removeEventListener("pointerdown", hurry, true);
    removeEventListener("keydown", press);
  };
}
