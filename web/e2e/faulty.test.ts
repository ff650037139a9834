// Interface files that fail to load: each page retries, and reports it if that takes long.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Person } from "./browser.ts";
import { Faulty, type Fault } from "./faulty.ts";
import { atRest } from "./rest.ts";
import { everything, make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
const faults: Fault[] = ["reset", 404, 500, 502, "truncated"];
const bot = { who: "bot", bot: "greedy" } as const;
const options = Object.fromEntries(everything.map((name) => [name, "on"]));

/**
 * Advances the clock until a check holds, but not while a file is loading: that would look like a dead
 * connection.
 */
async function until(page: Page, holds: () => Promise<boolean>) {
  let coming = 0;
  page.on("request", () => coming++);
  page.on("requestfinished", () => coming--);
  page.on("requestfailed", () => coming--);
  for (let n = 0; n < 400; n++) {
    if (await holds()) return;
    if (coming <= 1) await page.clock.fastForward(1000); // one is the stream
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error(`the page is not complete: ${page.url()}`);
}

/**
 * Whether every drawing of a sprite is there, and a replacement of each font face that has failed. It runs in
 * the page.
 */
function drawn(): boolean {
  const like = ({ family, style, weight }: FontFace) => [family.replace(/"/g, ""), style, weight].join();
  const faces = [...document.fonts];
  const loaded = new Set(faces.filter(({ status }) => status === "loaded").map(like));
  return (
    faces.every((face) => face.status !== "error" || loaded.has(like(face))) &&
    [...document.querySelectorAll<SVGUseElement>("use")].every(
      (use) => !use.checkVisibility() || use.getBBox().width > 0,
    )
  );
}

/** Whether the page has its script and everything that it has requested. */
const whole = (page: Page, proxy: Faulty) => async () =>
  proxy.missing.size === 0 &&
  (await page.evaluate(drawn)) &&
  (await page.evaluate(
    () =>
      document.documentElement.dataset["taken"] !== undefined &&
      document.documentElement.dataset["underWay"] === "" &&
      document.querySelector('[role="alert"]') === null &&
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every((link) => link.sheet),
  ));

/** Errors of the page itself: the browser's messages about files are expected. */
const own = (person: Person) =>
  person.faults.filter((fault) => !/module|preload CSS|connection|ftl|fetch/i.test(fault));

for (const fault of faults)
  test(`every file of a table with all expansions fails once (${fault}): the table is loaded`, async () => {
    const proxy = await Faulty.to(server().url, fault);
    const anna = await Person.come(proxy.url, { settings: calm });
    const { page } = anna;
    const { id } = await make(page, { seats: [{ who: "me" }, bot], options });
    await page.clock.install();
    await page.goto(`/t/${id}`);
    await until(page, async () => page.locator("[data-state=can]").first().isVisible());
    await until(page, whole(page, proxy));
    assert.ok(await page.locator(".decks").first().isVisible());
    await page.keyboard.press("?");
    await until(page, async () => page.locator("dialog[open] h3").first().isVisible());
    await page.keyboard.press("Escape");
    await page.locator("[data-state=can]").first().click();
    await until(page, async () => page.locator(".chooser").first().isVisible());
    await until(page, whole(page, proxy));
    assert.deepEqual(own(anna), []);
    await anna.leave();
    proxy.close();
  });

test("every file of every page fails once, in every way: each page is complete in the end", async () => {
  const host = await Person.come(server().url, { settings: calm });
  const { id } = await make(host.page, { seats: [{ who: "me" }, { who: "open" }], options });
  const playing = await make(host.page, { seats: [{ who: "me" }, bot], options });
  const link = (await (await host.page.request.post(`/api/tables/${id}/seats/red/link`)).json()) as {
    path: string;
  };
  const lessons = (await (await host.page.request.get("/api/lessons")).json()) as { id: string }[];
  const paths = [
    "/",
    "/new",
    "/learn",
    "/help",
    "/rules/MOV",
    "/box/deluxe",
    "/board",
    "/settings",
    "/nowhere/at/all",
  ];
  paths.push(
    link.path,
    `/t/${id}`,
    `/t/${playing.id}?text`,
    ...lessons.slice(0, 1).map((l) => `/learn/${l.id}`),
  );
  for (const [n, path] of paths.entries()) {
    const proxy = await Faulty.to(server().url, faults[n % faults.length] ?? "reset");
    const anna = await Person.come(proxy.url, { settings: calm });
    await anna.page.clock.install();
    await anna.page.goto(path);
    await until(anna.page, whole(anna.page, proxy));
    assert.deepEqual(own(anna), [], path);
    await anna.leave();
    proxy.close();
  }
  await host.leave();
});

test("a file that fails to load is reported, and loaded on request", async () => {
  const proxy = await Faulty.to(server().url, 502, /^$/);
  const anna = await Person.come(proxy.url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot], options });
  proxy.broken = /\/assets\/cards-.*\.ftl$/;
  await page.goto(`/t/${id}`);
  const alert = page.getByRole("alert");
  await alert.getByText("Part of this page has not arrived").waitFor();
  proxy.broken = null;
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.locator("[data-state=can]").first().waitFor();
  await alert.waitFor({ state: "detached" });
  assert.deepEqual(own(anna), []);
  await anna.leave();
  proxy.close();
});

test("a font that fails while a style is missing is loaded again", async () => {
  const proxy = await Faulty.to(server().url, 502, /\.woff2$/);
  const anna = await Person.come(proxy.url, { settings: calm });
  const { page } = anna;
  await page.route("**/none.css", (route) => route.abort());
  await page.goto("/");
  await atRest(page);
  const failed = await page.evaluate(async () => {
    const style = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: "/assets/none.css",
    });
    const missing = new Promise((then) => style.addEventListener("error", then));
    document.head.append(style);
    await missing;
    const face = [...document.fonts].find(({ status }) => status === "unloaded");
    await face?.load().catch(() => undefined);
    return face && { family: face.family, weight: face.weight };
  });
  assert.ok(failed, "all fonts are there already");
  await page.waitForFunction(
    ({ family, weight }) =>
      [...document.fonts].some(
        (face) =>
          face.family.replace(/"/g, "") === family && face.weight === weight && face.status === "loaded",
      ),
    failed,
  );
  assert.deepEqual(own(anna), []);
  await anna.leave();
  proxy.close();
});

test("a page of an old build misses a file: it reloads, unless the user is typing", async () => {
  const proxy = await Faulty.to(server().url, 404, /^$/);
  const anna = await Person.come(proxy.url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot] });
  /** The server has another build, without any of this one's files. */
  const replaced = (gone: boolean) =>
    gone ? page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 })) : page.unrouteAll();
  await page.goto(`/t/${id}`);
  await page.locator("[data-state=can]").first().waitFor();
  await page.locator("#say").fill("Un momento");
  await replaced(true);
  await page.locator("[data-state=can]").first().dispatchEvent("click"); // the field keeps the focus
  const alert = page.getByRole("alert").filter({ hasText: "new version" });
  await alert.waitFor();
  assert.equal(await page.locator("#say").inputValue(), "Un momento");
  await replaced(false);
  await Promise.all([page.waitForEvent("load"), alert.getByRole("button", { name: "Load it" }).click()]);
  await page.locator("[data-state=can]").first().waitFor();
  assert.equal(await page.locator("#say").inputValue(), "Un momento");

  await page.goto(`/t/${id}`);
  await page.locator("[data-state=can]").first().waitFor();
  await atRest(page); // otherwise a file that was not requested here may be the first to fail
  await replaced(true);
  await Promise.all([page.waitForEvent("load"), page.locator("[data-state=can]").first().click()]);
  await replaced(false);
  await page.locator("[data-state=can]").first().waitFor();
  await anna.leave();
  proxy.close();
});
