// A user who spends an evening at tables, with several tabs over one connection. The member does what the
// page offers and, if that has no effect, something else, as people do.
import { setTimeout } from "node:timers/promises";
import { errors, type Page } from "playwright-core";
import { Person } from "../browser.ts";
import { Line } from "../line.ts";
import { asked, decide } from "../player.ts";
import { calm, showLog } from "../walk.ts";
import type { Dice } from "./weather.ts";

/** How long the member waits for the effect of an action, ms. */
const patient = 20_000;
const mostTabs = 3;

/** Whether a page is from the server, rather than an error page of a proxy or the browser. */
export const isOurs = async (page: Page) => (await page.locator("#content").count()) > 0;

export interface Said {
  table: string;
  text: string;
}

export class Member {
  readonly said: Said[] = [];
  /** The number of times that each action was done. */
  readonly did: Record<string, number> = {};
  /** The table where the member plays. */
  table = "";

  private constructor(
    readonly name: string,
    readonly person: Person,
    readonly line: Line,
    readonly roll: Dice,
  ) {}

  static async come(name: string, url: string, roll: Dice): Promise<Member> {
    const line = await Line.to(url);
    const person = await Person.come(line.url, { settings: calm });
    person.context.setDefaultTimeout(patient);
    return new Member(name, person, line, roll);
  }

  get tabs() {
    return this.person.context.pages();
  }

  note(what: string) {
    this.person.console.push(`${new Date().toISOString().slice(11, 23)} ${this.name} ${what}`);
  }

  #count(what: string) {
    this.did[what] = (this.did[what] ?? 0) + 1;
  }

  /** Does one action after another until it is over. */
  async live(over: AbortSignal) {
    while (!over.aborted) {
      const page = this.tabs[this.roll(this.tabs.length)];
      if (page) await this.#tried(page, () => this.#something(page));
      await setTimeout(200 + this.roll(1500));
    }
  }

  /** An action that takes too long, or whose element is gone by then, is abandoned. */
  async #tried(page: Page, deed: () => Promise<void>) {
    try {
      await deed();
    } catch (fault) {
      const passing = fault instanceof errors.TimeoutError || /net::ERR|nothing|without a choice|not attached|interrupted|detached|destroyed/.test(String(fault)); // prettier-ignore
      if (!passing) throw fault;
      this.note(`gives up: ${String(fault).split("\n")[0] ?? ""}`);
      this.#count("given up");
      await page.keyboard.press("Escape");
    }
  }

  async #something(page: Page) {
    const at = /\/t\/(\w+)/.exec(page.url())?.[1];
    if (!at || !(await isOurs(page))) return this.#goTo(page); // the page has not loaded, or shows the lobby
    const chance = this.roll(100);
    if (chance < 8) return this.#say(page, at);
    if (chance < 12) return this.#undo(page);
    if (chance < 20) return this.#turnTo(page);
    if ((await asked(page)) !== "decide") return;
    await decide(page, this.roll);
  }

  /** The member plays at this table from now on. */
  async comeTo(table: string) {
    this.table = table;
    const { page } = this.person;
    await this.#tried(page, () => this.#goTo(page));
  }

  /** Goes to the member's table. */
  async #goTo(page: Page) {
    await page.goto(`/t/${this.table}`, { waitUntil: "domcontentloaded" });
  }

  async #say(page: Page, table: string) {
    const text = `${this.name} ${this.said.length + 1}`;
    await showLog(page);
    const field = page.locator("#say");
    await field.fill(text);
    this.note(`says ${text} at ${table}`);
    this.said.push({ table, text });
    await field.press("Enter");
    this.#count("messages");
  }

  async #undo(page: Page) {
    const button = page.locator(".steps button[aria-keyshortcuts^='u']:enabled");
    if ((await button.count()) === 0) return;
    await button.click();
    this.note("takes back");
    this.#count("taken back");
  }

  /** Whether a message is still unsent: the member does not leave such a page. */
  async #waits(page: Page) {
    return (await page.locator(".side .waiting").count()) > 0;
  }

  /** Does something with the tabs. */
  async #turnTo(page: Page) {
    const what = this.roll(4);
    this.#count("tabs");
    if (what === 0 && this.tabs.length < mostTabs) return this.#goTo(await this.person.context.newPage());
    if (what === 1) return void (await page.reload({ waitUntil: "domcontentloaded" }));
    if (await this.#waits(page)) return;
    if (what === 2) await page.goto("/", { waitUntil: "domcontentloaded" });
    else if (page !== this.person.page) await page.close();
  }
}
