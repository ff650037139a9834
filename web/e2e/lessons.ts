// The lessons, each to its end: the tutorial with a wrong attempt, the puzzles each spoilt once.
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Language, Legal, LessonSummary } from "../src/wire/types.ts";
import { locales, Person, touched } from "./browser.ts";
import { Judge } from "./judge.ts";
import { ask, hands, Learner, lit, wordsOf, type Hand } from "./learner.ts";
import { faint, themes, wear, words as written } from "./looks.ts";
import { settle } from "./player.ts";
import { atRest } from "./rest.ts";
import { calm } from "./walk.ts";

/** The languages and input methods of the tutorial, each once. */
export const passes = (Object.keys(locales) as Language[]).map((language, i) => ({
  language,
  hand: hands[i % hands.length] ?? "pointer",
}));

/** Every language with every input method: touch on a phone, else a laptop. */
export const allPasses = passes.flatMap(({ language }) => hands.map((hand) => ({ language, hand })));

/** The language and input method of a puzzle, by its index in the list. */
const way = (i: number) => ({
  language: passes[i % passes.length]?.language ?? "en",
  hand: hands[(i + Math.floor(i / hands.length)) % hands.length] ?? "pointer",
});

/** The guide steps taught by the tutorial; all others are left to the guide. */
const taught = [
  ...["canticle", "city", "cubes", "end", "event", "friar", "manuscript", "move", "order"],
  ...["points", "psalter", "undo", "waiting"],
];

/** A user who opens a lesson. */
export async function comes(url: string, lesson: string, hand: Hand, language: Language, settings = calm) {
  const size = hand === "touch" ? "phone" : "laptop";
  const anna = await Person.come(url, { size, locale: locales[language], settings });
  await anna.page.goto(`/learn/${lesson}`);
  const learner = new Learner(anna.page, lesson, hand);
  await learner.card().locator(".text").waitFor();
  await anna.page.locator("[aria-describedby=map-keys]").waitFor();
  await atRest(anna.page);
  return {
    anna,
    page: anna.page,
    learner,
    words: wordsOf(language),
    judge: new Judge(touched(size), `lesson-${hand}`, { themes: ["light"], axe: "light" }),
  };
}

export async function lessons(url: string, kind: LessonSummary["kind"]): Promise<LessonSummary[]> {
  const all = (await (await fetch(`${url}/api/lessons`)).json()) as LessonSummary[];
  return all.filter((card) => card.kind === kind);
}

/** The highlighted targets that are covered or invisible. */
async function unseen(learner: Learner): Promise<string[]> {
  const wanted = (await learner.stand()).lesson.lit;
  if (wanted.length === 0) return [];
  await atRest(learner.page); // the map has scrolled to it
  const all = await lit(learner.page);
  return all.some(({ seen }) => seen)
    ? []
    : [`nothing of ${wanted.join(", ")} is in sight: ${JSON.stringify(all)}`];
}

/** Completes the tutorial with one wrong attempt, and goes on to the first game. */
export async function tutorial(url: string, { language, hand }: (typeof passes)[number]) {
  const [card] = await lessons(url, "tutorial");
  assert.ok(card);
  const { anna, page, learner, words, judge } = await comes(url, card.id, hand, language);
  const faults: string[] = [];
  let tried = false;
  for (let now = await learner.stand(); !now.lesson.done; now = await learner.stand()) {
    const { lesson, position } = now;
    const at = `${lesson.at}, ${lesson.says}`;
    const count = (await learner.answers()).length;
    const text = await learner.card().locator(".words").textContent();
    if (text !== words(lesson.says)) faults.push(`${at}: says "${text}"`);
    faults.push(...(await unseen(learner)).map((what) => `${at}: ${what}`));
    const other = position.view.legal.find(
      ({ move, kind }) => kind !== "end" && !(lesson.allowed ?? []).includes(move),
    );
    if (!lesson.tells && !tried && other) {
      tried = true;
      await judge.look(page, at);
      await learner.play(other);
      await learner.card().locator(".wrong").waitFor();
      const wrong = await learner.card().locator(".wrong").innerText();
      if (!wrong.startsWith(words(`${lesson.says}.wants`)))
        faults.push(`${at}: a wrong try is told "${wrong}"`);
      await page.keyboard.press("Escape");
    }
    // The red button stays legible while it is highlighted.
    if (lesson.lit.includes("action:end")) {
      await atRest(page);
      const seen = await written(page);
      for (const theme of themes.toReversed()) {
        await wear(page, theme);
        faults.push(...(await faint(page, seen, theme)).map((what) => `${at}, ${theme}: ${what}`));
      }
    }
    if (lesson.tells) await learner.readOn();
    else {
      const move = position.view.legal.find(({ move }) => move === lesson.allowed?.at(-1));
      assert.ok(move, `${at}: the requested move is not legal`);
      await learner.play(move);
    }
    await learner.arrives(count + 1);
    await atRest(page); // including the focus
    if ((await page.evaluate(() => document.activeElement === document.body)) && hand === "keyboard")
      faults.push(`${at}: the focus falls to the page`);
  }
  assert.ok(tried, "no wrong attempt was possible");
  assert.equal(await page.locator(".prompt").innerText(), words("learn-over"));
  await judge.look(page, "the end");
  await learner.press(learner.card().locator(".button.main"));
  await page.waitForURL(/\/t\//);
  await settle(page);
  const { guide, guided } = await page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("volgare.settings") ?? "{}") as { guide: boolean; guided: string[] },
  );
  assert.ok(guide, "the first game has no guide");
  assert.deepEqual([...guided].sort(), taught, "the guide repeats taught steps, or omits others");
  assert.deepEqual([...faults, ...judge.faults, ...anna.faults], []);
  await anna.leave();
}

/** A move that spoils a puzzle; ending the turn only if there is no other. */
async function spoils(learner: Learner): Promise<Legal> {
  const { position } = await learner.stand();
  const moves = position.view.legal.filter(({ reveals, kind }) => !reveals || kind === "end");
  for (const move of [...moves.filter(({ kind }) => kind !== "end"), ...moves]) {
    const { lesson } = await ask(learner.page, learner.lesson, [move.move]);
    if (lesson.verdict?.state === "lost") return move;
  }
  return assert.fail("nothing spoils it");
}

/** Whether all seats fit where they are shown, whatever text the lesson has above them. */
const fits = (page: Page) => page.locator("section.seats").evaluate((e) => e.scrollHeight <= e.clientHeight);

/**
 * Spoils the n-th puzzle, sees the feedback, undoes the move and solves it, every other one with the hint.
 */
export async function puzzle(url: string, card: LessonSummary, i: number, { language, hand } = way(i)) {
  const { anna, page, learner, words, judge } = await comes(url, card.id, hand, language);
  const says = () => learner.card().locator(".words").textContent();
  assert.equal(await says(), words(`${card.says}.task`));

  await learner.play(await spoils(learner));
  await learner.arrives(1);
  await learner.card().locator(".lost").waitFor();
  await atRest(page);
  const { goal } = (await learner.stand()).lesson;
  const gone = new Set(goal.filter(({ lost }) => lost).map(({ part }) => part)).size;
  assert.equal(
    await learner.card().locator(".gone").count(),
    gone,
    "other parts of the goal are out of reach",
  );
  assert.ok(await fits(page), `${card.id}, lost: the seats are pushed out of sight`);
  if (i < 3) await judge.look(page, `${card.id}-lost`);
  await learner.press(learner.card().locator(".button.main"));
  await learner.arrives(0);
  if (i % 2 === 0) {
    await learner.press(learner.card().getByRole("button", { name: words("learn-hint"), exact: true }));
    await atRest(page);
    assert.equal(await says(), words(`${card.says}.hint`));
    assert.ok(await fits(page), `${card.id}: the seats are pushed out of sight`);
  }

  for (let now = await learner.stand(true); !now.lesson.done; now = await learner.stand(true)) {
    const move = now.position.view.legal.find(({ move }) => move === now.lesson.solution?.[0]);
    assert.ok(move, `${card.id}: the solution is not legal`);
    const { length } = await learner.answers();
    await learner.play(move);
    await learner.arrives(length + 1);
  }
  const solved = i % 2 === 0 ? "learn-solved.helped" : "learn-solved";
  assert.equal(await learner.card().locator(".solved").innerText(), words(solved, { n: 2 }));
  await atRest(page);
  assert.equal(await says(), words(`${card.says}.done`));
  assert.equal(await page.locator(".prompt").innerText(), words("learn-over-puzzle"));
  assert.ok(await fits(page), `${card.id}, solved: the seats are pushed out of sight`);
  await page.mouse.move(0, 0); // where no tooltip appears
  if (i < 3) await judge.look(page, `${card.id}-solved`);
  assert.deepEqual([...judge.faults, ...anna.faults], [], card.id);
  await anna.leave();
}
