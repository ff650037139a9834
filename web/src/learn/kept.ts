// How far this browser has come with each lesson. It stays in the browser.

export interface Progress {
  /** What the learner has answered, step after step: moves in notation, and what was only read. */
  answers: string[];
  /** The steps that are done. */
  at: number;
  /** It has been gone through, or solved, without being shown how. */
  done: boolean;
  /** In how many tries it was solved at best; null before. */
  best: number | null;
  /** Tries since it was last solved, the present one too. */
  tries: number;
  /** The solution was shown in the present try. */
  shown: boolean;
}

const fresh: Progress = { answers: [], at: 0, done: false, best: null, tries: 1, shown: false };

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

/** Gone through, or solved: with so many tries, unless the solution was shown. */
export const finished = (progress: Progress): Progress =>
  progress.shown
    ? progress
    : { ...progress, done: true, best: Math.min(progress.best ?? Infinity, progress.tries) };

/** Once more from the beginning. */
export const again = (progress: Progress, solved: boolean): Progress => ({
  ...back(progress, 0),
  at: 0,
  tries: solved ? 1 : progress.tries + (begun(progress) ? 1 : 0),
});
