// A learner: plays a lesson by pointer, by touch, or by the keyboard alone. The right moves come from the
// server, as no test contains a solution.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Locator, Page } from "playwright-core";
import type { Language, Legal, LessonState } from "../src/wire/types.ts";
import { choose, clicked, end, offered, type Press } from "./moves.ts";
import { shows } from "./rest.ts";

export const hands = ["touch", "pointer", "keyboard"] as const;
export type Hand = (typeof hands)[number];

/** The messages of some catalogues in a language, by default of the lessons. */
export function wordsOf(
  language: Language,
  catalogues: readonly string[] = ["lessons", "learn"],
): (id: string, args?: Record<string, string | number>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of catalogues) {
    const text = readFileSync(
      new URL(`../../words/catalogues/${language}/${name}.ftl`, import.meta.url),
      "utf8",
    );
    bundle.addResource(new FluentResource(text));
  }
  return (id, args = {}) => {
    const [name = "", attribute = ""] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute === "" ? message?.value : message?.attributes[attribute];
    assert.ok(pattern, `${language} has no ${id}`);
    return bundle.formatPattern(pattern, args);
  };
}

/** Requests the state of a lesson after some answers. */
export async function ask(
  page: Page,
  lesson: string,
  moves: readonly string[],
  show = false,
): Promise<LessonState> {
  const answer = await page.request.post(`/api/lessons/${lesson}`, { data: { moves, show } });
  assert.ok(answer.ok(), `${lesson} after ${moves.join(", ")}: ${await answer.text()}`);
  return (await answer.json()) as LessonState;
}

export class Learner {
  /** Every element can be reached by Tab; checking that once is enough. */
  #walked = false;

  constructor(
    readonly page: Page,
    readonly lesson: string,
    readonly hand: Hand,
  ) {}

  readonly card = () => this.page.locator("aside.card");

  /** The storage key of the answers. */
  private get place() {
    return `volgare.lesson.${this.lesson}`;
  }

  /** Opens the lesson with these answers stored. */
  async comesBack(answers: readonly string[]) {
    await this.page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      this.place,
      JSON.stringify({ answers }),
    ] as const);
    await this.page.reload();
  }

  /** The answers stored in the browser. */
  answers(): Promise<string[]> {
    return this.page.evaluate(
      (key) => (JSON.parse(localStorage.getItem(key) ?? "{}") as { answers?: string[] }).answers ?? [],
      this.place,
    );
  }

  async stand(show = false) {
    return ask(this.page, this.lesson, await this.answers(), show);
  }

  /** Waits until `count` answers have been accepted, and the next step is drawn. */
  async arrives(count: number) {
    await this.page.waitForFunction(
      ([key, n]) =>
        (JSON.parse(localStorage.getItem(String(key)) ?? "{}") as { answers?: string[] }).answers?.length ===
        n,
      [this.place, count] as const,
    );
    const { lesson, position } = await this.stand();
    await this.page.locator(`aside.card[data-says="${lesson.says}"][data-step="${lesson.at}"]`).waitFor();
    await shows(this.page, position.steps);
  }

  /** Presses an element with this input method. */
  readonly press: Press = async (thing) => {
    if (this.hand === "touch") await clicked(this.page, () => thing.tap());
    else if (this.hand === "pointer") await thing.click();
    else {
      await this.#tabTo(thing);
      await this.page.keyboard.press("Enter");
    }
  };

  async readOn() {
    if (this.hand === "keyboard") await this.page.keyboard.press("n");
    else await this.press(this.card().locator(".onward"));
  }

  /** Moves by Tab, in the shorter direction, until the element has the focus. */
  async #tabTo(thing: Locator) {
    const back = await thing.evaluate((e) => {
      const all = [...document.querySelectorAll("a, button, input, select, [tabindex]")];
      const from = all.indexOf(document.activeElement ?? document.body);
      return (all.indexOf(e) - from + all.length) % all.length > all.length / 2;
    });
    for (let n = 0; n < 250; n++) {
      if (await thing.evaluate((e) => e === document.activeElement)) return;
      await this.page.keyboard.press(back ? "Shift+Tab" : "Tab");
    }
    assert.fail(`the Tab key does not lead to ${String(thing)}`);
  }

  /** Makes a legal move through the page. */
  async play(move: Legal) {
    const { page } = this;
    const told = `[data-move="${move.move}"]`;
    const again = page.locator(`${told}[data-armed]`);
    if (move.kind === "end") {
      await end(page, this.hand === "keyboard" ? () => page.keyboard.press("e") : this.press, ".sure .quiet");
      return;
    }
    // The decision's part is loaded when it is first needed.
    await page.locator(".decision, .shelves").first().waitFor({ state: "attached" });
    if ((await page.locator(".decision").count()) > 0) {
      await this.#pay(told);
      await choose(page.locator(`.decision button${told}`), again, this.press);
    } else {
      await this.#touch(move.targets);
      await offered(page, this.press);
      await choose(page.locator(`.chooser ${told}`), again, this.press);
    }
  }

  /** Selects one of several payments, which share one button. */
  async #pay(told: string) {
    const payment = this.page.locator(`.decision input${told}`);
    if ((await payment.count()) === 0 || (await payment.isChecked())) return;
    if (this.hand === "keyboard") await this.#arrowTo(payment);
    else await this.press(this.page.locator(`.decision label:has(input${told})`));
  }

  async #arrowTo(radio: Locator) {
    await this.#tabTo(this.page.locator(".decision input:checked"));
    while (!(await radio.isChecked())) await this.page.keyboard.press("ArrowDown");
  }

  /** Selects a target of a move; after the first time, keyboard users press the shortcut of its kind. */
  async #touch(targets: readonly string[]) {
    const key = this.#walked && this.hand === "keyboard" ? await this.#keyOf(targets.at(-1)) : null;
    if (key !== null) await this.page.keyboard.press(key);
    else await this.press(await this.#thing(targets));
    this.#walked = true;
  }

  async #keyOf(action = ""): Promise<string | null> {
    const chip = this.page.locator(`.do [data-target="${action}"]`);
    return (await chip.count()) > 0 ? chip.getAttribute("aria-keyshortcuts") : null;
  }

  /** The element to select for a move: on the table if it is in sight, else at the foot. */
  async #thing(targets: readonly string[]): Promise<Locator> {
    for (const target of targets) {
      const all = this.page.locator(`[data-target="${target}"][data-state=can]`);
      for (const one of await all.all()) if (await inReach(one)) return one;
    }
    const foot = this.page.locator(`.do [data-target="${targets.at(-1)}"]`);
    await foot.scrollIntoViewIfNeeded();
    return foot;
  }
}

/** Whether a click at its centre hits it. */
const inReach = (one: Locator) =>
  one.evaluate((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/**
 * The highlighted targets, and whether a part of each is in sight: its centre, or its edge if it is hollow,
 * is not covered.
 */
export const lit = (page: Page) =>
  page.evaluate(() => {
    // Overlays without pointer events also cover the page.
    const solid = new CSSStyleSheet();
    solid.replaceSync(".hint, .tip { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(solid);
    const all = [...document.querySelectorAll("[data-spoken]")].map((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      const hits = [y + height / 2, y + 2].map((at) => document.elementFromPoint(x + width / 2, at));
      const seen = width > 0 && hits.some((hit) => e.contains(hit));
      return { target: e.getAttribute("data-target") ?? e.textContent, seen };
    });
    document.adoptedStyleSheets.pop();
    return all;
  });
