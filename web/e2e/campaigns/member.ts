// Somebody who spends an evening at tables: at several tabs, over a line of his own. He does what the page
// offers; where nothing comes of it he does something else, as people do.
import { setTimeout } from "node:timers/promises";
import { errors, type Page } from "playwright-core";
import { Person } from "../browser.ts";
import { Line } from "../line.ts";
import { asked, decide } from "../player.ts";
import { calm, showLog } from "../walk.ts";
import type { Dice } from "./weather.ts";

/** How long he waits for what he has done, ms. */
const patient = 20_000;
const mostTabs = 3;

/** Whether a page is one of the server, not what a proxy or the browser shows in its stead. */
export const isOurs = async (page: Page) => (await page.locator("#content").count()) > 0;

export interface Said {
  table: string;
  text: string;
}

export class Member {
  readonly said: Said[] = [];
  /** How often he did each thing. */
  readonly did: Record<string, number> = {};
  /** The table at which he plays. */
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

  /** Does one thing after the other until it is over. */
  async live(over: AbortSignal) {
    while (!over.aborted) {
      const page = this.tabs[this.roll(this.tabs.length)];
      if (page) await this.#tried(page, () => this.#something(page));
      await setTimeout(200 + this.roll(1500));
    }
  }

  /** What does not come in time, or is gone by then, is left. */
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
    if (!at || !(await isOurs(page))) return this.#goTo(page); // it has not come, or he looks at the lobby
    const chance = this.roll(100);
    if (chance < 8) return this.#say(page, at);
    if (chance < 12) return this.#undo(page);
    if (chance < 20) return this.#turnTo(page);
    if ((await asked(page)) !== "decide") return;
    await decide(page, this.roll);
  }

  /** He plays at a table from now on. */
  async comeTo(table: string) {
    this.table = table;
    const { page } = this.person;
    await this.#tried(page, () => this.#goTo(page));
  }

  /** Goes to his table. */
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

  /** Whether something that he has said has not gone yet: he leaves no such page. */
  async #waits(page: Page) {
    return (await page.locator(".side .waiting").count()) > 0;
  }

  /** Does something with his tabs. */
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
