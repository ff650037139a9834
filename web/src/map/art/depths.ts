// The water grows darker towards the shore, in three tones separated by a fine line. Exported as data.
import type { Geometry, PathData } from "../shapes.ts";
import { coarse } from "./coarse.ts";

/** A stroke along the shore: its width, and its percentage of the sea's ink. */
export interface Depth {
  readonly d: PathData;
  readonly tone: number;
  readonly reach: number;
}

/** The strokes, widest first. */
export function depths({ coast, neighbours }: Pick<Geometry, "coast" | "neighbours">): Depth[] {
  return [
    { step: 12, tone: 5, reach: 78 },
    { step: 7, tone: 11, reach: 42 },
    { step: 3, tone: 20, reach: 16 },
  ].flatMap(({ step, tone, reach }) => {
    const d = coarse(coast + neighbours, step);
    return [
      { d, tone: tone + 16, reach: reach + 1 },
      { d, tone, reach },
    ];
  });
}
