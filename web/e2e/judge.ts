// The visual judge: every state that a test creates is measured in both themes, photographed on request, and
// checked by axe.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { atRest, ends } from "./rest.ts";
import { faint, overlaps, photograph, scrolls, small, themes, wear, words, type Theme } from "./looks.ts";

/** With SHOTS=DIR the pictures are stored there. */
export const shots = process.env["SHOTS"];

// The maximum height of a page that is judged, px.
const tallest = 5000;

/** Settings that omit redundant measurements. */
export interface Judged {
  /** The themes in which text contrast is measured. */
  themes?: readonly Theme[];
  /** The theme in which axe runs, if it does. */
  axe?: Theme | null;
  /** Whether axe checks contrast: not needed if measuring `themes` is enough. */
  contrast?: boolean;
}

export class Judge {
  readonly faults: string[] = [];
  readonly #touch: boolean;
  readonly #name: string;
  readonly #judged: Judged;

  /** `touch`: the screen has touch input. `name` is used in the names of the pictures. */
  constructor(touch: boolean, name: string, judged: Judged = {}) {
    this.#touch = touch;
    this.#name = name;
    this.#judged = judged;
  }

  /** Judges the visible page, which must not scroll. `held` names the work that the test itself holds up. */
  async look(page: Page, state: string, held = "") {
    await this.see(page, state, held);
    const { down } = await scrolls(page);
    if (down > 0) this.faults.push(`${state}: scrolls ${down} px`);
  }

  /** Judges the visible part of a page that may scroll. */
  async see(page: Page, state: string, held = "") {
    await atRest(page, held);
    await this.#judge(page, state);
  }

  /** Judges the whole of a page that scrolls. */
  async read(page: Page, state: string) {
    await atRest(page);
    const window = page.viewportSize();
    const { down } = await scrolls(page);
    if (window && down > 0) {
      await page.setViewportSize({ ...window, height: Math.min(window.height + down, tallest) });
      await atRest(page);
    }
    await this.#judge(page, state);
    if (window) await page.setViewportSize(window);
  }

  async #judge(page: Page, state: string) {
    const say = (what: string, list: string[]) =>
      this.faults.push(...list.map((one) => `${state}: ${what}: ${one}`));
    const { themes: worn = themes, axe = null, contrast = true } = this.#judged;
    const all = await words(page, worn);
    if (all.length < 3) say("an empty page", [page.url()]);
    say("overlap", overlaps(all));
    say("cut off", all.filter((w) => w.clipped).map((w) => `"${w.text}" (${w.where})`)); // prettier-ignore
    say("behind something", all.filter((w) => w.under).map((w) => `"${w.text}" (${w.where})`)); // prettier-ignore
    say("small", all.filter((w) => w.size < 11.95).map((w) => `"${w.text}" ${w.size.toFixed(1)} px (${w.where})`)); // prettier-ignore
    if (this.#touch) say("too small to touch", await small(page, 44));
    const { across } = await scrolls(page);
    if (across > 0) say("scrolls sideways", [`${across} px`]);
    if (shots && worn.length === 0) await this.#photograph(page, `${state}-${this.#name}`);
    for (const theme of worn) {
      await wear(page, theme);
      if (shots) await this.#photograph(page, `${state}-${this.#name}-${theme}`);
      say(`faint, ${theme}`, await faint(page, all, theme));
      if (theme === axe) say("axe", await serious(page, contrast));
    }
  }

  async #photograph(page: Page, name: string) {
    await mkdir(shots ?? "", { recursive: true });
    await writeFile(`${shots}/${name}.png`, await photograph(page), "base64");
  }
}

let source: Promise<string> | null = null;

/** The serious and critical violations that axe finds; running only these rules takes half the time. */
async function serious(page: Page, contrast: boolean): Promise<string[]> {
  source ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const axe = await source;
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const run = page.evaluate(`(() => {
    const asked = ({ id, enabled, impact, tags }) =>
      enabled && !tags.includes("experimental") && /serious|critical/.test(impact) &&
      (${contrast} || id !== "color-contrast");
    const values = axe._audit.rules.filter(asked).map(({ id }) => id);
    // Elements below a modal dialog are unreachable, and were checked before.
    const seen = document.querySelector("dialog:modal") ?? document;
    return axe.run(seen, { resultTypes: ["violations"], runOnly: { type: "rule", values } });
  })()`) as Promise<AxeResults>;
  const results = await ends("axe", run);
  return results.violations.flatMap((v) =>
    v.nodes.slice(0, 4).map((n) => `${v.id}: ${n.target.join(" ")} ${n.failureSummary ?? ""}`),
  );
}
