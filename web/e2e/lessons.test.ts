// Lessons: the tutorial by touch, by pointer and by the keyboard alone, some of the puzzles (the others, and
// other languages, are in states/lessons.test.ts), and their surroundings.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { hands, ask, Learner, wordsOf } from "./learner.ts";
import { comes, lessons, passes, puzzle, tutorial } from "./lessons.ts";
import { atRest } from "./rest.ts";
import { serve } from "./walk.ts";

const server = serve();

for (const pass of passes.slice(0, hands.length))
  test(`the tutorial: ${pass.language}, ${pass.hand}`, () => tutorial(server().url, pass));

test("some puzzles: spoilt and solved", async () => {
  const all = await lessons(server().url, "puzzle");
  for (const [i, card] of all.entries()) if (i % 3 === 0) await puzzle(server().url, card, i);
});

/** The answers that lead to the first end of a turn. */
async function toTheEnd(page: Page, lesson: string): Promise<string[]> {
  const answers: string[] = [];
  for (;;) {
    const { allowed, tells } = (await ask(page, lesson, answers)).lesson;
    if (allowed?.includes("end")) return answers;
    answers.push(tells ? "next" : (allowed?.at(-1) ?? ""));
  }
}

/** The answers that lead to the first two text steps in a row. */
async function toTold(page: Page, lesson: string): Promise<string[]> {
  const answers: string[] = [];
  for (let told = false; ;) {
    const { allowed, tells } = (await ask(page, lesson, answers)).lesson;
    if (tells && told) return answers.slice(0, -1);
    told = tells;
    answers.push(tells ? "next" : (allowed?.at(-1) ?? ""));
  }
}

/**
 * Stops the playback of a lesson after its first step, so that no timer ends it; the returned function
 * continues it.
 */
async function hold(page: Page) {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((go) => (letGo = go));
  let told = 0;
  await page.route("**/api/lessons/*", async (route) => {
    const { step } = (route.request().postDataJSON() ?? {}) as { step?: number };
    if (step !== undefined && told++ > 0) await gone;
    await route.continue();
  });
  return () => {
    letGo();
    assert.ok(told > 1, "nothing was held");
  };
}

test("a lesson continues from the current position, and only completed steps count as taught", async () => {
  const [card] = await lessons(server().url, "tutorial");
  assert.ok(card);
  const { anna, page, learner, words } = await comes(server().url, card.id, "pointer", "en");
  // A held key continues once, even if the next step has only text too.
  const two = await toTold(page, card.id);
  await learner.comesBack(two);
  await learner.arrives(two.length);
  await atRest(page);
  for (let n = 0; n < 4; n++) await page.keyboard.down("n"); // all but the first are repeats
  await page.keyboard.up("n");
  await learner.arrives(two.length + 1);
  await atRest(page);
  assert.equal((await learner.answers()).length, two.length + 1);
  const answers = await toTheEnd(page, card.id);
  await learner.comesBack(answers);
  await learner.arrives(answers.length);
  const { teaches } = (await learner.stand()).lesson;
  assert.ok(teaches.length > 0);
  const heeded = () =>
    page.evaluate(() => {
      const kept = localStorage.getItem("volgare.settings") ?? "{}";
      return (JSON.parse(kept) as { guided?: string[] }).guided ?? [];
    });
  const back = page.getByRole("button", { name: words("learn-back") });
  await back.click();
  await learner.arrives(answers.length - 1);
  assert.deepEqual(
    (await heeded()).filter((tip) => teaches.includes(tip)),
    [],
    "a step counts as taught although the learner has gone back from it",
  );

  // A learner who looks at an earlier position first returns to the current one.
  await page.locator("[role=log] .then").first().dispatchEvent("click");
  await page.waitForURL(/at=/);
  await back.click();
  await learner.arrives(answers.length - 2);
  assert.equal(new URL(page.url()).search, "");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a lesson waits for the playback: its subject has been seen before", async () => {
  const [card] = await lessons(server().url, "tutorial");
  assert.ok(card);
  const { anna, page, learner, words } = await comes(server().url, card.id, "pointer", "en", {
    guide: false,
    pace: "slow",
  });
  const answers = await toTheEnd(page, card.id);
  await learner.comesBack(answers);
  await learner.card().locator(".text").waitFor();
  await atRest(page);
  const ribbon = page.locator("ol.ribbon");
  assert.equal(await ribbon.getAttribute("data-more"), "", "not all turns are in sight");
  const undo = page.locator(".steps button[aria-keyshortcuts^='u']");
  assert.ok(await undo.isEnabled());

  let goOn = await hold(page);
  await page.keyboard.press("e");
  await page.locator(".teller").waitFor();
  assert.equal(await learner.card().locator(".said").innerText(), words("learn-meanwhile"));
  assert.ok(await undo.isDisabled(), "a move that others have responded to can be undone");
  await page.keyboard.press("n"); // which hurries the playback, and skips no text
  await page.locator(".teller").waitFor({ state: "detached" });
  goOn();
  await atRest(page);
  const { lesson } = await learner.stand();
  assert.ok(lesson.tells);
  assert.equal(await learner.card().locator(".words").innerText(), words(lesson.says));
  assert.equal((await learner.answers()).length, answers.length + 1);
  assert.ok(await undo.isDisabled());

  await page.getByRole("button", { name: words("learn-back") }).click(); // a step of the lesson, not of the game
  await learner.arrives(answers.length);
  goOn = await hold(page);
  await page.keyboard.press("e");
  await page.locator(".teller").waitFor();
  const celano = await page.locator('svg [data-target="place:celano"]').first().boundingBox();
  assert.ok(celano);
  const at = [celano.x + celano.width / 2, celano.y + celano.height / 2] as const;
  await page.mouse.click(...at); // which hurries as well, and has no other effect
  await learner.card().locator(".words").waitFor();
  goOn();
  await atRest(page);
  assert.equal(await page.locator(".chooser").count(), 0, "the hurrying tap has selected something");
  await page.mouse.click(...at);
  await page.locator(".chooser").waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("scribes have the same count on the seat's card and behind its screen", async () => {
  const id = "nine-points";
  const { anna, page, learner } = await comes(server().url, id, "pointer", "en");
  const counted = async () => [
    (await page.locator(".target:has(.you) .fact:has(.scribes)").innerText()).trim(),
    ...(await page.locator("footer .cube.number:has(.scribes)").allInnerTexts()).map((text) =>
      text.replace(/scribes?$/, "").trim(),
    ),
  ];
  assert.deepEqual(await counted(), ["3", "3"]);
  const { solution } = (await ask(page, id, [], true)).lesson;
  await learner.comesBack(solution ?? []);
  await learner.card().locator(".solved").waitFor();
  await page.locator("footer .screen .cube").first().waitFor();
  await atRest(page);
  assert.deepEqual(
    await counted(),
    ["0", "0", "3 VP"],
    "what an abbey has turned into points counts as a scribe",
  );
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("on a phone the map keeps its height, and a lesson's text folds to a line", async () => {
  const [card] = await lessons(server().url, "tutorial");
  assert.ok(card);
  const { anna, page, learner, words } = await comes(server().url, card.id, "touch", "de");
  const map = page.locator("section.map");
  const high = async () => ((await map.boundingBox())?.height ?? 0) / (page.viewportSize()?.height ?? 1);
  assert.ok((await high()) >= 0.45, `the map has ${await high()} of the height`);
  assert.match((await page.locator(".shelves").getAttribute("data-more")) ?? "", /end/);
  const brief = learner.card().locator(".brief");
  await page.touchscreen.tap(150, 480); // the sea, or whatever is there
  await brief.waitFor();
  await atRest(page);
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

test("a lesson can be resumed, a shown solution does not count as solved, and the list shows it", async () => {
  const [card] = await lessons(server().url, "puzzle");
  const [first] = await lessons(server().url, "tutorial");
  assert.ok(card && first);
  const { anna, page, learner, words, judge } = await comes(server().url, card.id, "pointer", "en");
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
  assert.equal(await page.locator(".prompt").innerText(), words("learn-over-puzzle"));
  await page.goto("/");
  const learn = page.locator('a[href="/learn"]').first();
  assert.equal(await learn.locator("small").innerText(), wordsOf("en", ["lobby"])("lobby-learn.how"));
  await learn.click();
  await page.locator("ol li").first().waitFor();
  assert.equal(await page.locator(".mark").count(), 0, "a shown solution counts as solved");
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

  // The list comes prerendered from the server; then the browser adds its progress.
  await page.goto("/learn");
  const begun = page.getByText(wordsOf("en", ["learn"])("learn-begun", { n: 2, of: first.steps }));
  await begun.waitFor();
  assert.equal(await page.locator("ol li").count(), (await lessons(server().url, "puzzle")).length);
  assert.deepEqual([...judge.faults, ...anna.faults], []);
  await anna.leave();
});

test("a lost puzzle says so in one line, not in columns", async () => {
  const [card] = await lessons(server().url, "puzzle");
  assert.ok(card);
  for (const hand of ["pointer", "touch"] as const) {
    const { anna, page } = await comes(server().url, card.id, hand, "en");
    await page.keyboard.press("e");
    await page.locator(".sure .quiet").click();
    const parts = page.locator(".card li:has(.muted)");
    await parts.first().waitFor();
    const set = await parts.evaluateAll((all) =>
      all.flatMap((li) => [...li.querySelectorAll(".muted")].map((e) => getComputedStyle(e).display)),
    );
    assert.deepEqual([...new Set(set)], ["inline"]);
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  }
});
