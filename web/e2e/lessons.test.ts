// The lessons, each to its end: the tutorial in every language, by touch, by pointer and by the
// keyboard alone, and all puzzles, each of them spoilt once on the way.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Legal, LessonCard } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { Judge } from "./judge.ts";
import { ask, hands, Learner, lit, locales, wordsOf, type Hand, type Language } from "./learner.ts";
import { settle } from "./player.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
const languages = Object.keys(locales) as Language[];

/** What of the guide the tutorial has taught: all else is left for it to tell. */
const taught = [
  ...["alms", "canticle", "city", "cubes", "end", "event", "friar", "manuscript", "move", "order"],
  ...["points", "psalter", "undo", "waiting"],
];

/** Somebody who opens a lesson. */
async function comes(lesson: string, hand: Hand, language: Language, settings = calm) {
  const size = hand === "touch" ? "phone" : "laptop";
  const anna = await Person.come(server().url, { size, locale: locales[language], settings });
  await anna.page.goto(`/learn/${lesson}`);
  const learner = new Learner(anna.page, lesson, hand);
  await learner.card().locator(".text").waitFor();
  await anna.page.locator("[aria-describedby=map-keys]").waitFor();
  return {
    anna,
    page: anna.page,
    learner,
    words: wordsOf(language),
    judge: new Judge(size, `lesson-${hand}`, { themes: ["light"], axe: "light" }),
  };
}

async function lessons(kind: LessonCard["kind"]): Promise<LessonCard[]> {
  const all = (await (await fetch(`${server().url}/api/lessons`)).json()) as LessonCard[];
  return all.filter((card) => card.kind === kind);
}

/** What lies on what the lesson speaks of, and what cannot be seen of it. */
async function unseen(learner: Learner): Promise<string[]> {
  const wanted = (await learner.stand()).lesson.lit;
  if (wanted.length === 0) return [];
  await learner.page.waitForTimeout(50); // the map has come to it
  const all = await lit(learner.page);
  return all.some(({ seen }) => seen)
    ? []
    : [`nothing of ${wanted.join(", ")} is in sight: ${JSON.stringify(all)}`];
}

for (const [i, language] of languages.entries()) {
  const hand = hands[i % hands.length] ?? "pointer";
  test(`the tutorial: ${language}, ${hand}`, async () => {
    const [card] = await lessons("tutorial");
    assert.ok(card);
    const { anna, page, learner, words, judge } = await comes(card.id, hand, language);
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
      if (lesson.tells) await learner.readOn();
      else {
        const move = position.view.legal.find(({ move }) => move === lesson.allowed?.at(-1));
        assert.ok(move, `${at}: what is asked for is not legal`);
        await learner.play(move);
      }
      await learner.arrives(count + 1);
      if ((await page.evaluate(() => document.activeElement === document.body)) && hand === "keyboard")
        faults.push(`${at}: the focus falls to the page`);
    }
    assert.ok(tried, "nothing else was ever possible");
    await judge.look(page, "the end");
    await learner.press(learner.card().locator(".button.main"));
    await page.waitForURL(/\/t\//);
    await settle(page);
    const { guide, guided } = await page.evaluate(
      () =>
        JSON.parse(localStorage.getItem("volgare.settings") ?? "{}") as { guide: boolean; guided: string[] },
    );
    assert.ok(guide, "nobody guides the first game");
    assert.deepEqual(
      [...guided].sort(),
      taught,
      "the guide tells again what was taught, or keeps to itself what was not",
    );
    assert.deepEqual([...faults, ...judge.faults, ...anna.faults], []);
    await anna.leave();
  });
}

/** A move that spoils a puzzle, the end of the turn only where there is no other. */
async function spoils(learner: Learner): Promise<Legal> {
  const { position } = await learner.stand();
  const moves = position.view.legal.filter(({ reveals, kind }) => !reveals || kind === "end");
  for (const move of [...moves.filter(({ kind }) => kind !== "end"), ...moves]) {
    const { lesson } = await ask(learner.page, learner.lesson, [move.move]);
    if (lesson.verdict?.state === "lost") return move;
  }
  return assert.fail("nothing spoils it");
}

for (const part of [0, 1, 2]) {
  test(`the puzzles, part ${part + 1}: spoilt and solved`, async () => {
    const all = (await lessons("puzzle")).map((card, i) => ({ card, i }));
    for (const { card, i } of all.filter(({ i }) => i % 3 === part)) {
      const hand = hands[(i + part) % hands.length] ?? "pointer";
      const language = languages[i % languages.length] ?? "en";
      const { anna, page, learner, words, judge } = await comes(card.id, hand, language);
      const says = () => learner.card().locator(".words").textContent();
      assert.equal(await says(), words(`${card.says}.task`));

      await learner.play(await spoils(learner));
      await learner.arrives(1);
      await learner.card().locator(".lost").waitFor();
      const { goal } = (await learner.stand()).lesson;
      const gone = new Set(goal.filter(({ lost }) => lost).map(({ part }) => part)).size;
      assert.equal(
        await learner.card().locator(".gone").count(),
        gone,
        "other parts of the goal are out of reach",
      );
      if (i < 3) await judge.look(page, `${card.id}-lost`);
      await learner.press(learner.card().locator(".button.main"));
      await learner.arrives(0);

      for (let now = await learner.stand(true); !now.lesson.done; now = await learner.stand(true)) {
        const move = now.position.view.legal.find(({ move }) => move === now.lesson.solution?.[0]);
        assert.ok(move, `${card.id}: the solution is not legal`);
        const { length } = await learner.answers();
        await learner.play(move);
        await learner.arrives(length + 1);
      }
      assert.equal(await learner.card().locator(".solved").innerText(), words("learn-solved", { n: 2 }));
      assert.equal(await says(), words(`${card.says}.done`));
      await page.mouse.move(0, 0); // where nothing explains itself
      if (i < 3) await judge.look(page, `${card.id}-solved`);
      assert.deepEqual([...judge.faults, ...anna.faults], [], card.id);
      await anna.leave();
    }
  });
}

/** The answers that lead to the first end of a turn. */
async function toTheEnd(page: Page, lesson: string): Promise<string[]> {
  const answers: string[] = [];
  for (;;) {
    const { allowed, tells } = (await ask(page, lesson, answers)).lesson;
    if (allowed?.includes("end")) return answers;
    answers.push(tells ? "next" : (allowed?.at(-1) ?? ""));
  }
}

test("a lesson waits for the table: what it speaks of has been seen before", async () => {
  const [card] = await lessons("tutorial");
  assert.ok(card);
  const { anna, page, learner, words } = await comes(card.id, "pointer", "en", {
    guide: false,
    pace: "slow",
  });
  const answers = await toTheEnd(page, card.id);
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `volgare.lesson.${card.id}`,
    JSON.stringify({ answers }),
  ] as const);
  await page.reload();
  await learner.card().locator(".text").waitFor();
  const ribbon = page.locator("ol.ribbon");
  assert.equal(await ribbon.getAttribute("data-more"), "", "not all turns are in sight");
  const undo = page.locator(".steps button[aria-keyshortcuts^='u']");
  assert.ok(await undo.isEnabled());

  await page.keyboard.press("e");
  await page.locator(".teller").waitFor();
  assert.equal(await learner.card().locator(".said").innerText(), words("learn-meanwhile"));
  assert.ok(await undo.isDisabled(), "what the others have answered to can be taken back");
  await page.keyboard.press("n"); // which hurries the playback, and passes over no text
  const { lesson } = await learner.stand();
  assert.ok(lesson.tells);
  assert.equal(await learner.card().locator(".words").innerText(), words(lesson.says));
  assert.equal((await learner.answers()).length, answers.length + 1);
  assert.ok(await undo.isDisabled());

  await page.getByRole("button", { name: words("learn-back") }).click(); // a step of the lesson, not of the game
  await learner.arrives(answers.length);
  await page.keyboard.press("e");
  await page.locator(".teller").waitFor();
  const celano = await page.locator('svg [data-target="place:celano"]').first().boundingBox();
  assert.ok(celano);
  const at = [celano.x + celano.width / 2, celano.y + celano.height / 2] as const;
  await page.mouse.click(...at); // which hurries as well, and does nothing else
  await learner.card().locator(".words").waitFor();
  await page.waitForTimeout(300);
  assert.equal(await page.locator(".chooser").count(), 0, "the touch that hurried has chosen something");
  await page.mouse.click(...at);
  await page.locator(".chooser").waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("scribes are counted alike on the card of a seat and behind its screen", async () => {
  const id = "nine-points";
  const { anna, page, learner } = await comes(id, "pointer", "en");
  const counted = async () => [
    (await page.locator(".target:has(.you) .fact:has(.scribes)").innerText()).trim(),
    ...(await page.locator("footer .cube.number:has(.scribes)").allInnerTexts()).map((text) =>
      text.replace(/scribes?$/, "").trim(),
    ),
  ];
  assert.deepEqual(await counted(), ["3", "3"]);
  const { solution } = (await ask(page, id, [], true)).lesson;
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `volgare.lesson.${id}`,
    JSON.stringify({ answers: solution }),
  ] as const);
  await page.reload();
  await learner.card().locator(".solved").waitFor();
  await page.locator("footer .screen .cube").first().waitFor();
  assert.deepEqual(
    await counted(),
    ["0", "0", "3 VP"],
    "what an abbey has turned into points counts as a scribe",
  );
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("on a phone the map keeps its height, and what a lesson says folds to a line", async () => {
  const [card] = await lessons("tutorial");
  assert.ok(card);
  const { anna, page, learner, words } = await comes(card.id, "touch", "de");
  const map = page.locator("section.map");
  const high = async () => ((await map.boundingBox())?.height ?? 0) / (page.viewportSize()?.height ?? 1);
  assert.ok((await high()) >= 0.45, `the map has ${await high()} of the height`);
  assert.match((await page.locator(".shelves").getAttribute("data-more")) ?? "", /end/);
  const brief = learner.card().locator(".brief");
  await page.touchscreen.tap(150, 480); // the sea, or whatever lies there
  await brief.waitFor();
  const { lesson } = await learner.stand();
  assert.equal(await brief.innerText(), words(lesson.wants ?? ""));
  assert.ok((await high()) >= 0.45, `folded, the map has ${await high()} of the height`);
  await brief.tap();
  assert.equal(await learner.card().locator(".words").innerText(), words(lesson.says));
  await learner.card().locator(".fold").tap();
  await brief.waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("what was begun is gone on with, a solution shown is none found, and the list tells it", async () => {
  const [card] = await lessons("puzzle");
  const [first] = await lessons("tutorial");
  assert.ok(card && first);
  const { anna, page, learner, words, judge } = await comes(card.id, "pointer", "en");
  const show = learner.card().getByRole("button", { name: words("learn-show") });
  await show.click();
  await learner.arrives(1);
  await page.reload();
  await learner.arrives(1);
  const on = learner.card().getByRole("button", { name: words("learn-show-on") });
  for (let n = 2; !(await learner.stand()).lesson.done; n++) {
    await on.click();
    await learner.arrives(n);
  }
  assert.equal(await learner.card().locator(".solved").innerText(), words("learn-shown"));
  await page.goto("/");
  await page.locator('a[href="/learn"]').first().click();
  await page.locator("ol li").first().waitFor();
  assert.equal(await page.locator(".mark").count(), 0, "what was shown counts as solved");
  await judge.read(page, "learn");
  await page.locator(`a[href="/learn/${first.id}"]`).first().click();
  await learner.card().locator(".text").waitFor();

  // As text.
  const reader = new Learner(page, first.id, "pointer");
  await page.goto(`/learn/${first.id}?text`);
  await reader.card().locator(".text").waitFor();
  await judge.read(page, "lesson-text");
  const { lesson } = await reader.stand();
  await page.locator(`main button[data-move="${lesson.allowed?.[0]}"]`).click();
  await reader.arrives(1);
  assert.deepEqual([...judge.faults, ...anna.faults], []);
  await anna.leave();
});
