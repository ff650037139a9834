// @vitest-environment jsdom
// A lesson as the source of a table: stored progress, undo, refusals and the solution.
import { beforeEach, expect, test } from "vitest";
import { provideClient, Refusal, type Client } from "../client/client.ts";
import type { LessonState, Problem } from "../wire/types.ts";
import { TableSession } from "../session/session.svelte.ts";
import { Lesson } from "./lesson.svelte.ts";

/** A puzzle that only counts answers: "good" twice solves it, "bad" spoils it, and "secret" is refused. */
let asked: string[];
/** The number of requests that the server still answers. */
let answered: number;

function state(answers: readonly string[]) {
  if (answers.includes("bad")) return "lost";
  return answers.length === 2 ? "solved" : "open";
}

function learn(answers: readonly string[], show = false): LessonState {
  const verdict = state(answers);
  const moves = answers.filter((answer) => answer !== "next").length;
  const since = answers.indexOf("bad") + 1 || null;
  return {
    seats: [{ seat: "yellow", mine: true }],
    position: {
      steps: moves,
      undo: { step: Math.min(1, moves), turn: moves, redo: 0 },
      view: {},
    },
    log: { from: 0, first: 1, lines: [] },
    lesson: {
      at: answers.length + 1,
      done: verdict === "solved",
      verdict: { state: verdict, since },
      solution: show ? ["good"] : null,
    },
  } as unknown as LessonState;
}

const refusal = (code: string, says?: string) =>
  new Refusal({ code, says, rule: "MOV-1" } as unknown as Problem);

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answered = Infinity;
  provideClient({
    learn: (_id: string, answers: readonly string[], { show }: { show?: boolean }) => {
      asked.push(answers.join(" "));
      if (answered-- <= 0) return Promise.reject(new Refusal(null));
      if (answers.includes("gone")) return Promise.reject(refusal("bad-move"));
      if (answers.includes("other")) return Promise.reject(refusal("not-asked", "lesson-x.task"));
      if (answers.includes("secret")) return Promise.reject(refusal("reveals"));
      return Promise.resolve(learn(answers, show));
    },
    lessonSetup: () => Promise.resolve({ table: { preset: "deluxe" }, expansions: [] }),
  } as unknown as Client);
});

async function entered(answers: string[] = []) {
  localStorage.setItem("volgare.lesson.x", JSON.stringify({ answers }));
  const lesson = new Lesson("x");
  await lesson.snapshot();
  return lesson;
}

const kept = () => new Lesson("x").progress;

test("continues where it was left, and stores each answer", async () => {
  const lesson = await entered(["good"]);
  expect(asked).toEqual(["good"]);
  const { seq } = await lesson.play("yellow", 1, ["good"]);
  expect(kept()).toMatchObject({ answers: ["good", "good"], done: true, best: 1 });
  expect((await lesson.snapshot()).seq).toBe(seq);
  expect(asked).toEqual(["good", "good good"]);
});

test("starts over if the stored answers are no longer valid", async () => {
  const lesson = await entered(["gone"]);
  expect(asked).toEqual(["gone", ""]);
  expect(lesson.progress.answers).toEqual([]);
});

test("shows feedback to a wrong move until one is accepted", async () => {
  const lesson = await entered();
  await lesson.play("yellow", 1, ["other"]);
  expect(lesson.wrong).toEqual({ says: "lesson-x.task", rule: "MOV-1" });
  await lesson.play("yellow", 1, ["secret"]);
  expect(lesson.wrong?.says).toBe("learn-reveals");
  expect(kept().answers).toEqual([]);
  await lesson.play("yellow", 1, ["good"]);
  expect(lesson.wrong).toBe(null);
  await expect(lesson.play("yellow", 1, ["gone"])).rejects.toThrow();
});

test("shows a step's feedback without a request to the server", async () => {
  const lesson = await entered();
  const told = learn([]);
  lesson.told = {
    ...told,
    lesson: { ...told.lesson, allowed: ["good"], wants: "lesson-x.wants", rules: [] },
  };
  asked = [];
  await lesson.play("yellow", 1, ["other"]);
  expect(lesson.wrong).toEqual({ says: "lesson-x.wants", rule: null });
  expect(asked).toEqual([]);
  await lesson.play("yellow", 1, ["good"]);
  expect(lesson.wrong).toBe(null);
  expect(asked).toEqual(["good"]);
});

test("undoes and redoes answers, until another move is made", async () => {
  const lesson = await entered(["good"]);
  await lesson.undo("yellow", 1, false);
  expect(kept().answers).toEqual([]);
  expect((await lesson.snapshot()).position?.undo?.redo).toBe(1);
  await lesson.redo();
  expect(kept().answers).toEqual(["good"]);
  await lesson.undo("yellow", 1, true);
  await lesson.play("yellow", 1, ["bad"]);
  expect((await lesson.snapshot()).position?.undo?.redo).toBe(0);
});

test("undoes a move with the text after it, and nothing that a table would not undo", async () => {
  const lesson = await entered(["good", "next"]);
  await lesson.undo("yellow", 1, false);
  expect(kept().answers).toEqual([]);
  await lesson.redo();
  expect(kept().answers).toEqual(["good", "next"]);
  await lesson.undo("yellow", 1, false);
  await expect(lesson.undo("yellow", 1, false)).rejects.toMatchObject({ code: "nothing-to-undo" });
});

test("a step back in the lesson leaves nothing to redo", async () => {
  const lesson = await entered(["good", "good"]);
  await lesson.undo("yellow", 1, false);
  await lesson.backTo(0);
  expect((await lesson.snapshot()).position?.undo?.redo).toBe(0);
});

test("each text belongs to its position", async () => {
  const lesson = await entered();
  const { position } = await lesson.snapshot();
  await lesson.play("yellow", 1, ["good"]);
  expect(lesson.saysOf(position)?.at).toBe(1);
  expect(lesson.saysOf((await lesson.snapshot()).position)?.at).toBe(2);
  expect(lesson.saysOf(null)).toBe(null);
});

test("counts the tries: undoing a loss counts as one, a shown solution does not", async () => {
  const lesson = await entered();
  await lesson.play("yellow", 1, ["bad"]);
  expect(lesson.lostSince).toBe(1);
  expect(kept().done).toBe(false);
  await lesson.backTo(0, true);
  await lesson.play("yellow", 1, ["good"]);
  await lesson.play("yellow", 1, ["good"]);
  expect(kept()).toMatchObject({ done: true, best: 2 });
  await lesson.startAgain();
  await lesson.show();
  await lesson.show();
  expect(lesson.solved).toBe(true);
  expect(kept()).toMatchObject({ done: true, best: 2, shown: true });
});

test("starting over after a hint hides it, and later moves count as the learner's own", async () => {
  const lesson = await entered();
  const solve = async () => {
    for (let n = 0; n < 2; n++) await lesson.play("yellow", 1, ["good"]);
  };
  lesson.hint();
  await solve();
  expect(kept()).toMatchObject({ done: true, best: null, helped: true });
  await lesson.startAgain();
  expect([lesson.hinted, kept().helped]).toEqual([false, false]);
  await solve();
  expect(kept()).toMatchObject({ done: true, best: 1 });
});

test.each([
  ["to go on", (lesson: Lesson) => lesson.readOn(), 0],
  ["to begin again", (lesson: Lesson) => lesson.startAgain(), 0],
  ["to go back", (lesson: Lesson) => lesson.backTo(0, true), 0],
  ["to be shown the solution", (lesson: Lesson) => lesson.show(), 0],
  ["to be shown it, and it cannot be done", (lesson: Lesson) => lesson.show(), 1],
])("a table tells that nobody answers who wants %s, and nothing has changed", async (_, act, requests) => {
  localStorage.setItem("volgare.lesson.x", JSON.stringify({ answers: ["good"] }));
  const lesson = new Lesson("x");
  const session = new TableSession(lesson);
  await session.enter();
  expect(session.trouble).toBe(null);
  const before = lesson.progress;
  answered = requests;
  await session.perform(() => act(lesson));
  expect(session.fault?.code).toBe("offline");
  expect(lesson.progress).toEqual(before);

  answered = Infinity;
  await session.perform(() => act(lesson));
  expect(session.fault).toBe(null);
  expect(lesson.saysOf(session.now)?.at).toBe(lesson.progress.answers.length + 1);
});
