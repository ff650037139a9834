// A thing of the table that can be touched: a place, a cube, a manuscript, a track,
// an action. Everything that is a target of moves is made one by spreading these
// attributes on its element: <g {...thing(play, "place:roma", "Roma")}>.
import type { Target } from "../wire/types.ts";
import type { Play } from "./play.svelte.ts";

export type State = "can" | "cannot" | "idle";

/** What the deciding seat can do with a thing: something, nothing (and there is a reason), or it is not about it. */
export function stateOf(play: Play, target: Target): State {
  if (play.legal.has(target)) return "can";
  return play.refused.has(target) ? "cannot" : "idle";
}

/** Attributes that make an element a thing. The label is what a screen reader says first. */
export function thing(play: Play, target: Target, label: string) {
  const state = stateOf(play, target);
  return {
    "data-target": target,
    "data-state": state,
    "data-armed": play.armed?.targets.includes(target) || undefined,
    "data-focus": play.focus === target || undefined,
    role: "button",
    tabindex: state === "idle" ? -1 : 0,
    "aria-label": label,
    "aria-disabled": state !== "can",
    "aria-describedby": play.focus === target ? "hint" : undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (state !== "idle") play.touch(target);
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") play.focus = target;
    },
    onpointerleave: () => {
      if (play.focus === target) play.focus = null;
    },
    onfocus: () => (play.focus = target),
    onblur: () => {
      if (play.focus === target) play.focus = null;
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (state !== "idle") play.touch(target);
    },
  } as const;
}
