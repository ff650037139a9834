// Targets: what moves are about, and what can be touched for it: a place, a cube, a manuscript,
// a track, an action. An element becomes one by these attributes:
// <g {...targetAttributes(session, "place:roma", label)}>. They change with whatever the pointer is
// on: a label that takes many words to make is made beforehand.
import { points } from "../browser/pointed.ts";
import type { Target } from "../wire/types.ts";
import type { TableSession } from "./session.svelte.ts";

export type State = "can" | "cannot" | "idle";

/** Whether the deciding seat can do something with a target, cannot (and there is a reason), or is not asked about it. */
export function stateOf(session: TableSession, target: Target): State {
  if (session.selection.legal.has(target)) return "can";
  return session.selection.refused.has(target) ? "cannot" : "idle";
}

/** Attributes that make an element a target. The label is what a screen reader says, if not what stands in it. */
export function targetAttributes(session: TableSession, target: Target, label?: string) {
  const state = stateOf(session, target);
  const point = (event: PointerEvent) => {
    if (session.selection.focus !== target && points(event)) session.selection.focus = target;
  };
  return {
    "data-target": target,
    "data-state": state,
    "data-armed": session.selection.armed?.targets.includes(target) || undefined,
    "data-lit": session.selection.lit.has(target) || undefined,
    "data-told": session.memory.told.has(target) || undefined,
    "data-spoken": session.selection.spoken.has(target) || undefined,
    "data-focus": session.selection.focus === target || undefined,
    role: "button",
    tabindex: state === "idle" ? -1 : 0,
    "aria-label": label,
    "aria-disabled": state !== "can",
    "aria-describedby": session.selection.focus === target ? "hint" : undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (state !== "idle") session.selection.touch(target);
    },
    onpointerenter: point,
    onpointermovecapture: point, // some have a way of their own to look at moves
    onpointerleave: () => {
      if (session.selection.focus === target) session.selection.focus = null;
    },
    onfocus: () => (session.selection.focus = target),
    onblur: () => {
      if (session.selection.focus === target) session.selection.focus = null;
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (state !== "idle") session.selection.touch(target);
    },
  } as const;
}
