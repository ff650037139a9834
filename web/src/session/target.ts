// Targets are the objects of moves that can be selected: a place, a cube, a manuscript, a track, an action.
// These attributes make an element a target: <g {...targetAttributes(session, "place:roma", label)}>. They
// are recomputed whenever the hovered target changes, so a costly label should be computed in advance.
import { points } from "../browser/pointed.ts";
import type { Target } from "../wire/types.ts";
import type { Memory } from "./memory.svelte.ts";
import type { Selection } from "./selection.svelte.ts";

/** The dependencies of targets on the session. */
interface Touched {
  readonly selection: Pick<Selection, "focus" | "armed" | "legal" | "refused" | "lit" | "spoken" | "touch">;
  readonly memory: Pick<Memory, "told">;
}

export type State = "can" | "cannot" | "idle";

/**
 * Whether the seat to move has a move with a target, has none (with a reason), or the target is not relevant
 * now.
 */
export function stateOf({ selection }: Pick<Touched, "selection">, target: Target): State {
  if (selection.legal.has(target)) return "can";
  return selection.refused.has(target) ? "cannot" : "idle";
}

/** The attributes of a target. The label is for screen readers, if it differs from the content. */
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
    onpointermovecapture: point, // some elements handle hovering themselves
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
