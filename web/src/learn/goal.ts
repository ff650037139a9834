// The goal of a puzzle in words, and its progress.
import { t } from "../i18n/i18n.svelte.ts";
import { named, type Scene } from "../wording/names.ts";
import type { LessonState } from "../wire/types.ts";

type Wanted = LessonState["lesson"]["goal"][number];

/** A part of a goal. It is met if any of its conditions is. */
export interface Part {
  text: string;
  met: boolean;
  /** It can no longer be reached, not even by itself. */
  lost: boolean;
  /** The current number of what is counted; null for a yes-or-no condition, or if it has been met. */
  have: number | null;
}

function text(scene: Scene, { type, of, need }: Wanted): string {
  const what = of === null ? "" : named(scene, of, of.type === "cube" ? need : undefined);
  return t(`goal-${type}`, { need, what });
}

/** The parts of a goal in order. */
export function partsOf(scene: Scene, goal: readonly Wanted[], language: string): Part[] {
  const or = new Intl.ListFormat(language, { type: "disjunction" });
  return [...new Set(goal.map(({ part }) => part))].map((part) => {
    const any = goal.filter((wanted) => wanted.part === part);
    const met = any.some((one) => one.met);
    const [only] = any.length === 1 ? any : [];
    const counted = only && only.need > 1 && !met;
    return {
      text: or.format(any.map((wanted) => text(scene, wanted))),
      met,
      lost: any.every(({ lost }) => lost),
      have: counted ? only.have : null,
    };
  });
}
