// Targets: what moves are about, and what can be touched for it: a place, a cube, a manuscript,
// a track, an action. An element becomes one by these attributes:
// <g {...targetAttributes(session, "place:roma", label)}>. They change with whatever the pointer is
// on: a label that takes many words to make is made beforehand.
import { points } from "../browser/pointed.ts";
import type { Target } from "../wire/types.ts";
import type { Memory } from "./memory.svelte.ts";
import type { Selection } from "./selection.svelte.ts";

/** What targets need of the table. */
interface Touched {
  readonly selection: Pick<Selection, "focus" | "armed" | "legal" | "refused" | "lit" | "spoken" | "touch">;
  readonly memory: Pick<Memory, "told">;
}

export type State = "can" | "cannot" | "idle";

/** Whether the deciding seat can do something with a target, cannot (and there is a reason), or is not asked about it. */
export function stateOf({ selection }: Pick<Touched, "selection">, target: Target): State {
  if (selection.legal.has(target)) return "can";
  return selection.refused.has(target) ? "cannot" : "idle";
}

/** Attributes that make an element a target. The label is what a screen reader says, if not what stands in it. */
export function targetAttributes({ selection, memory }: Touched, target: Target, label?: string) {
  const state = stateOf({ selection }, target);
  const point = (event: PointerEvent) => {
    if (selection.focus !== target && points(event)) selection.focus = target;
  };
  return {
    "data-target": target,
    "data-state": state,
    "data-armed": selection.armed?.targets.includes(target) || undefined,
    "data-lit": selection.lit.has(target) || undefined,
    "data-told": memory.told.has(target) || undefined,
    "data-spoken": selection.spoken.has(target) || undefined,
    "data-focus": selection.focus === target || undefined,
    role: "button",
    tabindex: state === "idle" ? -1 : 0,
    "aria-label": label,
    "aria-disabled": state !== "can",
    "aria-describedby": selection.focus === target ? "hint" : undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (state !== "idle") selection.touch(target);
    },
    onpointerenter: point,
    onpointermovecapture: point, // some have a way of their own to look at moves
    onpointerleave: () => {
      if (selection.focus === target) selection.focus = null;
    },
    onfocus: () => (selection.focus = target),
    onblur: () => {
      if (selection.focus === target) selection.focus = null;
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (state !== "idle") selection.touch(target);
    },
  } as const;
}
