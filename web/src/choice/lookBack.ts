// Interaction of log lines with the table: the targets of a line are lit while it is hovered, focused or
// selected. Its button opens the position after it, and the arrow keys move between lines.
import type { Attachment } from "svelte/attachments";
import type { TableSession } from "../session/session.svelte.ts";

/** Connects a log with the table. */
export const lookBack =
  (session: TableSession): Attachment<HTMLElement> =>
  (log) => {
    const { memory } = session;
    const lineOf = (event: Event) => {
      const step = (event.target as Element).closest("[data-step]")?.getAttribute("data-step");
      return (step && session.log.find((line) => line.step === Number(step))) || null;
    };
    const buttons = () => [...log.querySelectorAll<HTMLElement>("button.then")];

    const light = (event: Event) => (memory.line = lineOf(event));
    const point = (event: PointerEvent) => {
      if (event.pointerType === "mouse") light(event);
    };
    const leave = () => {
      if (!log.contains(document.activeElement)) memory.line = null;
    };
    const open = (event: MouseEvent) => {
      const line = lineOf(event);
      if (line && (event.target as Element).closest("button.then")) session.lookBack(line);
      else memory.line = line;
    };
    /** From the log itself, arrow up leads to its last line. */
    const indexOf = (from: HTMLElement) =>
      from === log ? buttons().length : buttons().findIndex((b) => b.closest("p") === from.closest("p"));
    const walk = (event: KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const next = by && buttons()[indexOf(event.target as HTMLElement) + by];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    // The code that removes the focused button is still running.
    const forget = () => queueMicrotask(() => (memory.line = null));
    const away = (event: FocusEvent) => {
      if (!log.contains(event.relatedTarget as Node | null)) forget();
    };

    const here = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      hear: (event: HTMLElementEventMap[K]) => void,
    ) => log.addEventListener(kind, hear, { signal: here.signal });
    on("pointerover", point);
    on("pointerleave", leave);
    on("focusin", light);
    on("focusout", away);
    on("click", open);
    on("keydown", walk);
    return () => {
      forget();
      here.abort();
    };
  };
