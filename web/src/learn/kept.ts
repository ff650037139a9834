// How far this browser has come with each lesson. It stays in the browser.

export interface Progress {
  /** What the learner has answered, step after step: moves in notation, and what was only read. */
  answers: string[];
  /** The steps that are done. */
  at: number;
  /** It has been gone through, or solved, without being shown how. */
  done: boolean;
  /** In how many tries it was solved at best without help; null before. */
  best: number | null;
  /** Tries since it was last solved, the present one too. */
  tries: number;
  /** The solution was shown in the present try. */
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

/** What is kept of a lesson; that of one that has not been begun says so. */
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
    // A browser that keeps nothing teaches all the same.
  }
}

/** Whether there is something to go on with. */
export const begun = ({ answers }: Progress) => answers.length > 0;

/** Back to where so many answers stand. What was tried and given up was a try. */
export const back = (progress: Progress, answers: number, gaveUp = false): Progress => ({
  ...progress,
  answers: progress.answers.slice(0, answers),
  shown: progress.shown && answers > 0,
  tries: progress.tries + (gaveUp ? 1 : 0),
});

/** What is answered to a step that only tells. */
export const next = "next";

/** How many answers are left when so many moves are taken back, and what was read after them. */
export function before(answers: readonly string[], moves: number): number {
  const made = answers.flatMap((answer, at) => (answer === next ? [] : [at]));
  return made.at(-moves) ?? 0;
}

/** Gone through, or solved: in so many tries if nothing helped, and not at all if the solution was shown. */
export function finished(progress: Progress): Progress {
  const { shown, helped, tries, best } = progress;
  if (shown) return progress;
  return { ...progress, done: true, best: helped ? best : Math.min(best ?? Infinity, tries) };
}

/** Once more from the beginning; what was tried, and what helped, counts until it is solved. */
export function again(progress: Progress, over: boolean): Progress {
  const solved = over && !progress.shown;
  return {
    ...back(progress, 0),
    at: 0,
    tries: solved ? 1 : progress.tries + (begun(progress) ? 1 : 0),
    helped: progress.helped && !solved,
  };
}
