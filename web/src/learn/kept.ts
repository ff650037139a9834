// The progress of this browser in each lesson, stored only in the browser.

export interface Progress {
  /** The learner's answers, one per step: moves in notation, or `next` for text that was read. */
  answers: string[];
  /** The number of completed steps. */
  at: number;
  /** It was completed, or solved, without the solution. */
  done: boolean;
  /** The least number of tries that solved it without help; null if never. */
  best: number | null;
  /** Tries since it was last solved, including the current one. */
  tries: number;
  /** The solution was shown in the current try. */
  shown: boolean;
  /** In one of these tries the solution was shown, or the hint read. */
  helped: boolean;
}

const fresh: Progress = {
  answers: [],
  at: 0,
  done: false,
  best: null,
  tries: 1,
  shown: false,
  helped: false,
};

const key = (lesson: string) => `volgare.lesson.${lesson}`;

/** The stored progress of a lesson, or an empty one. */
export function progressOf(lesson: string): Progress {
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(key(lesson)) ?? "{}") as Partial<Progress>) };
  } catch {
    return { ...fresh };
  }
}

export function keep(lesson: string, progress: Progress) {
  try {
    localStorage.setItem(key(lesson), JSON.stringify(progress));
  } catch {
    // Without browser storage the lessons still work.
  }
}

/** Whether there is progress to continue from. */
export const begun = ({ answers }: Progress) => answers.length > 0;

/** Goes back to the first `answers` answers. An abandoned attempt counts as a try. */
export const back = (progress: Progress, answers: number, gaveUp = false): Progress => ({
  ...progress,
  answers: progress.answers.slice(0, answers),
  shown: progress.shown && answers > 0,
  tries: progress.tries + (gaveUp ? 1 : 0),
});

/** The answer to a step that only has text. */
export const next = "next";

/** The number of answers left if `moves` moves, and the text read after them, are undone. */
export function before(answers: readonly string[], moves: number): number {
  const made = answers.flatMap((answer, at) => (answer === next ? [] : [at]));
  return made.at(-moves) ?? 0;
}

/**
 * Marks a lesson as completed or solved. The tries count as the result unless help was used; with the
 * solution shown it is not solved.
 */
export function finished(progress: Progress): Progress {
  const { shown, helped, tries, best } = progress;
  if (shown) return progress;
  return { ...progress, done: true, best: helped ? best : Math.min(best ?? Infinity, tries) };
}

/** Starts over. Tries and help accumulate until it is solved. */
export function again(progress: Progress, over: boolean): Progress {
  const solved = over && !progress.shown;
  return {
    ...back(progress, 0),
    at: 0,
    tries: solved ? 1 : progress.tries + (begun(progress) ? 1 : 0),
    helped: progress.helped && !solved,
  };
}
