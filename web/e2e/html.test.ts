// The server's page, for every kind of address, before and after hydration.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { browser, named, Person } from "./browser.ts";
import { atRest } from "./rest.ts";
import { make } from "./tables.ts";
import { serve } from "./walk.ts";

const server = serve();
const addresses = [
  "/",
  "/index.html",
  "/new",
  "/t/abcdefghij",
  "/s/abcdefghijklmnopqrst",
  "/d/abcdefghijklmnopqrst",
  "/help",
  "/help/moves",
  "/rules",
  "/rules/MOV-1",
  "/settings",
  "/box/deluxe",
  "/board",
  "/nowhere",
];

test("the served HTML is valid", async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const file = join(import.meta.dirname, "served.html"); // a path to which the configuration in this directory applies
  for (const address of addresses) {
    const reply = await fetch(server().url + address);
    assert.equal(reply.headers.get("content-type"), "text/html; charset=utf-8", address);
    const { results } = await validator.validateString(await reply.text(), file);
    assert.deepEqual(
      results.flatMap((r) => r.messages.map((m) => `${address}:${m.line}: ${m.message} (${m.ruleId})`)),
      [],
    );
  }
  const broken = await validator.validateString("<!doctype html><html><body><p></div></body></html>", file);
  assert.equal(broken.valid, false);
});

test("without scripts a page says that it needs them, and shows its content", async () => {
  const context = await (await browser()).newContext({ javaScriptEnabled: false, locale: "it-IT" });
  const page = await context.newPage();
  for (const [path, shows] of [
    ["/", "Gioca subito"],
    ["/rules", "Il gioco in due pagine"],
  ] as const) {
    await page.goto(server().url + path);
    const text = await page.locator("body").innerText();
    assert.ok(text.includes("JavaScript") && text.includes(shows), `${path}: ${text}`);
    assert.equal(await page.evaluate("getComputedStyle(document.body).margin"), "0px", path); // its style is there
  }
  await context.close();
});

/** Marks the heading from the server, and records what is visible, with its theme and language. */
const watch = () => {
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector("#app h1, #app .prompt")?.setAttribute("data-sent", "");
    const note = () => {
      const root = document.documentElement;
      const app = document.getElementById("app");
      const drawn = app && getComputedStyle(app).visibility === "visible" && app.innerText.trim() !== "";
      const now = `${drawn ? root.lang : "nothing"} ${getComputedStyle(root).backgroundColor}`;
      if (seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(note);
    };
    note();
  });
};

test("scripts hydrate the served page, in the chosen theme and language", async () => {
  const settings = { guide: false, theme: "dark", language: "de" };
  const anna = await Person.come(server().url, { locale: "de-DE", settings });
  const bruno = await Person.come(server().url, { locale: "en-GB", settings }); // chose another language than the browser's
  const { id } = await make(anna.page);
  for (const person of [anna, bruno]) {
    await person.context.addInitScript(named);
    await person.context.addInitScript(watch);
    person.page.on("console", (line) => {
      if (line.text().includes("hydration")) person.faults.push(line.text());
    });
  }
  for (const path of [
    "/",
    "/rules",
    "/rules/MOV-2",
    `/t/${id}`,
    "/new",
    "/help",
    "/settings",
    "/box/deluxe",
  ]) {
    for (const person of [anna, bruno, bruno]) {
      await person.page.goto(path);
      await atRest(person.page);
      const sent = await person.page.locator("[data-sent]").count();
      const seen = (await person.page.evaluate("seen")) as string[];
      const shown = seen.filter((state) => !state.startsWith("nothing"));
      assert.deepEqual([...new Set(shown)], ["de rgb(23, 19, 14)"], `${path}: ${seen.join("; ")}`);
      if (person === anna && ["/", "/rules", `/t/${id}`].includes(path))
        assert.equal(sent, 1, `${path} was drawn again`);
    }
  }
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});

test("clicks before the scripts are loaded take effect afterwards", async () => {
  const anna = await Person.come(server().url, { settings: { guide: false } });
  const { page } = anna;
  let release = (): void => undefined;
  const released = new Promise<void>((go) => (release = go));
  await page.route(/Lobby-.*\.js/, (route) => released.then(() => route.continue()));
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Play now" }).click();
  release();
  await page.waitForURL(/\/t\//);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a link followed while the first page is loading leads to its page", async () => {
  const anna = await Person.come(server().url, { settings: { guide: false, theme: "dark" } });
  const { page } = anna;
  let release = (): void => undefined;
  const released = new Promise<void>((go) => (release = go));
  await page.route(/HelpPage-.*\.js/, (route) => released.then(() => route.continue()));
  await page.goto("/help", { waitUntil: "commit" });
  await page.locator("html[data-theme=dark]").waitFor(); // the scripts have begun
  await page.locator("header nav a[href='/rules']").click();
  await page.waitForURL(/\/rules$/);
  release();
  await page.locator("#rules-search").waitFor();
  await page.goBack();
  await page.locator("h1", { hasText: "five minutes" }).waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
