// A walk through a part of the interface, judged at every step: on a phone in the dark or on a laptop
// in the light. With VOLGARE_STATES=all (`make states`) at all sizes, in both themes, and on a
// phone in Italian too, whose words are longer.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { closeBrowser, Person, sizes, touched, type Look } from "./browser.ts";
import { keepEvidence } from "./evidence.ts";
import { Judge, type Judged } from "./judge.ts";
import { settle } from "./player.ts";
import { Server } from "./serve.ts";

export const calm = { guide: false, pace: "off" };

export interface Walk {
  server: Server;
  judge: Judge;
  /** On a phone and on a tablet: parts of the table behind tabs, and no pointer that hovers. */
  touch: boolean;
  /** Somebody with an empty profile before a screen of this size. */
  come(): Promise<Person>;
}

let server: Server | null = null;

/** Has the tests of a file share a server. */
export function serve(): () => Server {
  before(async () => (server = await Server.start()));
  keepEvidence();
  after(async () => {
    await closeBrowser();
    await server?.stop();
  });
  return () => {
    if (!server) throw new Error("no server yet");
    return server;
  };
}

/** Whether everything is judged that there is, and not what every change has to pass. */
export const everywhere = process.env["VOLGARE_STATES"] === "all";

/** What is judged everywhere; where there are no themes, where things stand and how large they are. */
const all = {
  phone: { axe: "light" },
  laptop: { axe: "dark" },
  large: {},
  upright: { themes: ["light"], axe: "light" },
  lying: { themes: [] },
  huge: { themes: [] },
} satisfies Record<keyof typeof sizes, Judged>;

/** The theme in which every change is judged at a size. */
const worn = { phone: "dark", laptop: "light" } as const;

/** For every change the walk is made at this size; how the table looks on a phone pseudo.test.ts sees as well. */
export function walk(what: string, size: keyof typeof worn, go: (walk: Walk) => Promise<void>) {
  if (everywhere) {
    for (const size of Object.keys(all) as (keyof typeof sizes)[])
      at(`${what}: ${size}`, { size }, new Judge(touched(size), size, all[size]));
    const italian = new Judge(touched("phone"), "italian", { themes: [] });
    at(`${what}: phone, in Italian`, { size: "phone", locale: "it-IT" }, italian);
  } else {
    const theme = worn[size];
    const judge = new Judge(touched(size), size, { themes: [theme], axe: theme, contrast: false });
    at(`${what}: ${size}`, { size, theme }, judge);
  }

  function at(name: string, look: Look, judge: Judge) {
    test(name, async () => {
      const people: Person[] = [];
      const come = async () => {
        const person = await Person.come(server?.url ?? "", { ...look, settings: calm });
        people.push(person);
        return person;
      };
      const { faults } = judge;
      try {
        if (server) await go({ server, judge, touch: touched(look.size ?? "laptop"), come });
      } catch (lost) {
        faults.push(String(lost)); // what was seen on the way is told too
      }
      for (const person of people) {
        faults.push(...person.faults);
        await person.leave();
      }
      assert.deepEqual(faults, []);
    });
  }
}

/** Opens a table as it stands, and waits for what is drawn late. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(0, 0);
  await settle(page);
  await page.locator(".map svg, .text").first().waitFor();
}

/** Brings the log forward, where another part may stand before it. */
export async function showLog(page: Page) {
  const tab = page.locator("#side-log");
  if (await tab.isVisible()) await tab.click();
}
