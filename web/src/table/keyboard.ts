// The keyboard of the table page, and the interruption of playbacks.
import { tick } from "svelte";
import { sighted } from "../browser/soon.ts";
import { endTurn } from "../actions/endTurn.svelte.ts";
import { kindsAt } from "../help/shortcuts.ts";
import { part } from "../rest/part.svelte.ts";
import { later } from "../rest/underWay.ts";
import { lookup } from "../rules/lookup.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * The meaning of a key: its letter or digit, also on keyboards with another alphabet or with digits on the
 * Shift level.
 */
function said(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const [, place] = /^(?:Key|Digit)(\w)$/.exec(event.code) ?? [];
  return place === undefined || event.shiftKey || /^[a-z\d]$/.test(key) ? key : place.toLowerCase();
}

const presses = (target: EventTarget | null) =>
  target instanceof Element && target.closest("button, [role=button]") !== null;

/** Brings the log to the front and focuses it. */
async function toLog(session: TableSession) {
  session.part = "log";
  document.getElementById("side-log")?.click();
  await tick();
  const log = () => document.querySelector<HTMLElement>("[role=log]");
  if (!log()) await sighted();
  log()?.focus();
}

const impatience = 300; // milliseconds within which a second click counts as part of a double click

/**
 * New choices may appear under the pointer just as the user clicks. For a moment no click selects or makes a
 * move.
 */
function dropMoves() {
  const drop = (click: Event) => {
    if (!(click.target instanceof Element) || !click.target.closest("[data-target], [data-move]")) return;
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", drop, true);
  const free = () => later("hurry", () => removeEventListener("click", drop, true), impatience);
  addEventListener("pointerup", free, { once: true });
  addEventListener("pointercancel", free, { once: true });
}

/** Listens to the keyboard; the returned function stops it. */
export function keys(session: TableSession): () => void {
  /** Any press means that the user wants to play: the playback goes to its end. */
  function hurry(event: Event) {
    if (!session.playback.active) return;
    if (event instanceof KeyboardEvent && (event.key === "Tab" || event.repeat)) return; // pressed before the playback
    const pressing = !(event instanceof KeyboardEvent) || event.key === "Enter" || event.key === " ";
    if (pressing && event.target instanceof Element && event.target.closest("[data-story] button")) return; // the button hurries the playback itself
    const live = session.deciding; // the last step is shown while the player can already act
    session.playback.skip();
    if (event.type === "pointerdown" && !live) dropMoves();
  }

  /** A key that is held down acts once: it must not confirm its own question. */
  function hold(event: KeyboardEvent) {
    if (!event.repeat || event.ctrlKey || event.metaKey || writes(event.target)) return;
    const does = /^\w$/.test(said(event)) || (/^(Enter| )$/.test(event.key) && presses(event.target));
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || writes(event.target) || document.querySelector("dialog[open]")) return;
    const key = said(event);
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) void session.redo();
      else void session.undo();
      return;
    }
    if (event.altKey) return;
    if (key === "escape") {
      if (close()) event.preventDefault();
    } else if (key === "e") endTurn.ask(session);
    else if (key === "u") void session.undo();
    else if (key === "n") document.querySelector<HTMLElement>("[data-next]")?.click();
    else if (key === "/") {
      event.preventDefault();
      void toLog(session);
    } else {
      if (!session.deciding || session.view?.decision !== "turn") return;
      const { legal, refused } = session.selection;
      const targets = kindsAt(key).map((kind) => `action:${kind}` as const);
      const target = [legal, refused].flatMap((can) => targets.find((one) => can.has(one)) ?? [])[0];
      if (target === undefined) return;
      // The keyboard continues from there: Enter makes the move, or leads to the alternatives.
      document.querySelector<HTMLElement>(`button[data-target="${target}"]`)?.focus();
      session.selection.touch(target);
    }
  }

  const dialogs = () => [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];
  const open = () =>
    dialogs().length > 0 ||
    lookup.shown !== null ||
    endTurn.confirming ||
    session.selection.touched !== null ||
    session.selection.armed !== null;

  /** Closes the panel that was opened last, and returns whether there was one. */
  function close(): boolean {
    if (!open()) return false;
    const dialog = dialogs().at(-1);
    if (dialog) dialog.close();
    else if (lookup.shown !== null) lookup.close();
    else {
      endTurn.confirming = false;
      session.selection.drop();
    }
    return true;
  }

  // The handling of the back button is loaded with the first click, that of the focus with the first key.
  let free: (() => void) | undefined;
  let away: (() => void) | undefined;
  let left = false;
  const touched = async () => {
    removeEventListener("click", opened, true);
    removeEventListener("keydown", opened, true);
    const { backCloses } = await part(() => import("../choice/back.ts"));
    if (!left) away = backCloses(open, close);
  };
  const opened = () => void touched();
  addEventListener("click", opened, true);
  addEventListener("keydown", opened, true);
  const keyed = async () => {
    const { keepFocus } = await part(() => import("../choice/focus.ts"));
    if (!left) free = keepFocus(session);
  };
  const first = () => void keyed();
  addEventListener("keydown", first, { once: true });
  addEventListener("keydown", hold, true);
  addEventListener("keydown", hurry, true);
  addEventListener("pointerdown", hurry, true);
  addEventListener("keydown", press);
  return () => {
    left = true;
    removeEventListener("keydown", first);
    removeEventListener("click", opened, true);
    removeEventListener("keydown", opened, true);
    free?.();
    away?.();
    removeEventListener("keydown", hold, true);
    removeEventListener("keydown", hurry, true);
    removeEventListener("pointerdown", hurry, true);
    removeEventListener("keydown", press);
  };
}
