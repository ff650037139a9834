// A walk through a part of the interface, judged at every step: on a phone in the dark theme or on a laptop
// in the light one. With VOLGARE_STATES=all (`make states`) at all sizes, in both themes, and on a phone also
// in Italian, whose words are longer.
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
  /** On phones and tablets: parts of the table are behind tabs, and there is no hovering pointer. */
  touch: boolean;
  /** A user with an empty profile at a screen of this size. */
  come(): Promise<Person>;
}

let server: Server | null = null;

/** Makes the tests of a file share a server. */
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

/** Whether everything is judged, rather than the part that every change must pass. */
export const everywhere = process.env["VOLGARE_STATES"] === "all";

/** The settings at each size. Without themes only positions and sizes are measured. */
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

/** Every change runs the walk at this size; pseudo.test.ts also checks the look of the table on a phone. */
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
        faults.push(String(lost)); // earlier findings are reported too
      }
      for (const person of people) {
        faults.push(...person.faults);
        await person.leave();
      }
      assert.deepEqual(faults, []);
    });
  }
}

/** Opens a table, and waits for parts that are drawn late. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(0, 0);
  await settle(page);
  await page.locator(".map svg, .text").first().waitFor();
}

/** Brings the log to the front, if it is behind another part. */
export async function showLog(page: Page) {
  const tab = page.locator("#side-log");
  if (await tab.isVisible()) await tab.click();
}
