// Failures between browser and server: the connection drops, the server dies, a new build is deployed.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import { Person } from "./browser.ts";
import { Line } from "./line.ts";
import { decide, dice, settle } from "./player.ts";
import { atRest, shows, steps } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();

const bot = { who: "bot", bot: "greedy" } as const;

test("the connection drops and comes back: the missed moves are shown", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const table = await make(anna.page, {
    seats: [{ who: "me", name: "Anna" }, { who: "me", name: "Bruno" }, bot],
  });
  const carla = await Person.come(server().url, { settings: calm });
  await carla.page.goto(`/t/${table.id}`);
  await carla.page.locator(".board svg").first().waitFor();
  await carla.context.setOffline(true);
  await carla.page.locator(".alarm").waitFor();
  await playOn(anna.page, table.id, dice(4), (turn) => turn >= 2);
  const there = ((await (await anna.page.request.get(`/api/tables/${table.id}`)).json()) as { steps: number })
    .steps;
  await carla.context.setOffline(false);
  await carla.page.waitForFunction(
    (n) => Number(document.querySelector("[data-steps]")?.getAttribute("data-steps")) >= n,
    there,
  );
  await carla.page.locator(".alarm").waitFor({ state: "detached" });
  assert.deepEqual(carla.faults, []);
  await anna.leave();
  await carla.leave();
});

/** The notice that the connection is lost. */
const alarm = (page: Page) => page.locator(".alarm");

/** Bots at a table of Anna's, and Carla, who watches it over a separate connection. */
async function watching() {
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page, { seats: [{ who: "me" }, { who: "me" }] });
  const line = await Line.to(server().url);
  const carla = await Person.come(line.url, { settings: calm });
  await carla.page.clock.install();
  const told = carla.page.waitForResponse(/\/api\/stream/);
  await carla.page.goto(`/t/${id}`);
  await told;
  await carla.page.locator(".board svg").first().waitFor();
  /** Anna makes moves; returns their number. */
  const goOn = async (turns: number) => {
    await playOn(anna.page, id, dice(4), (turn) => turn >= turns);
    return ((await (await anna.page.request.get(`/api/tables/${id}`)).json()) as { steps: number }).steps;
  };
  const leave = async () => {
    assert.deepEqual(carla.faults, []);
    await carla.leave();
    await anna.leave();
    line.close();
  };
  return { line, page: carla.page, goOn, leave };
}

test("the connection dies silently: the page notices by itself, and shows the missed moves", async () => {
  const { line, page, goOn, leave } = await watching();
  line.die();
  const there = await goOn(1);
  await page.clock.fastForward(31_000); // two heartbeats are missing
  await shows(page, there);
  await leave();
});

test("the connection is dead, and so is the next: the page says so, and recovers by itself", async () => {
  const { line, page, goOn, leave } = await watching();
  line.blocked = true;
  line.die();
  const there = await goOn(1);
  const tried = page.waitForRequest(/\/api\/stream/);
  await page.clock.fastForward(31_000);
  await tried;
  await page.clock.fastForward(6000); // and the next connection stays silent too
  await alarm(page).waitFor();
  line.blocked = false;
  await shows(page, there);
  await alarm(page).waitFor({ state: "detached" });
  await leave();
});

test("a page with a dead connection becomes visible: it refreshes at once", async () => {
  const { line, page, goOn, leave } = await watching();
  await atRest(page); // pending work would be noticed only later
  line.die();
  const there = await goOn(1);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await shows(page, there);
  await leave();
});

test("script files block all connections, which are dead: they are loaded over new ones", async () => {
  const { line, page, goOn, leave } = await watching();
  await atRest(page);
  line.die();
  const there = await goOn(1);
  const asked = page.waitForRequest(/\/assets\/Terms/);
  await page.keyboard.press("?");
  await asked;
  await page.clock.fastForward(31_000);
  await page.locator("dialog[open] h3").first().waitFor();
  await shows(page, there);
  await leave();
});

test("a move sent over a dead connection is made over the next", async () => {
  const line = await Line.to(server().url);
  const anna = await Person.come(line.url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot] });
  await playOn(page, id, dice(4), (turn, _, decides) => turn >= 1 && decides !== null);
  await page.clock.install();
  await page.goto(`/t/${id}`);
  await settle(page);
  const before = await steps(page);
  await page.locator('.kind[data-target="action:psalter"]').click();
  await page.locator(".chooser .way[data-armed]").waitFor();
  line.die();
  const tried = page.waitForRequest(/\/moves$/);
  await page.locator(".chooser .way[data-armed]").click();
  await tried;
  await page.clock.fastForward(11_000);
  await shows(page, before + 1);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
  line.close();
});

test("on plain http eight tabs of one browser follow one table, whichever of them are closed", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page, { seats: [{ who: "me" }, { who: "me" }] });
  const carla = await Person.come(server().plain, { settings: calm });
  const tabs: Page[] = [];
  for (let n = 0; n < 8; n++) {
    const page = n === 0 ? carla.page : await carla.context.newPage();
    await page.goto(`/t/${id}?text`);
    await page.locator("[data-steps]").waitFor({ state: "attached" });
    tabs.push(page);
  }
  assert.equal(await carla.page.evaluate(() => isSecureContext || "locks" in navigator), false);
  const roll = dice(4);
  while (tabs.length > 1) {
    const before = await steps(carla.page);
    await playOn(anna.page, id, roll, (_, step) => step > before);
    for (const page of tabs) await shows(page, before + 1);
    // The last tab listens for all; the others continue without it.
    await tabs.pop()?.close();
  }
  assert.deepEqual(carla.faults, []);
  await carla.leave();
  await anna.leave();
});

test("every file fails once: each is requested again, and the page is complete", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot] });
  await page.clock.install();
  const failed = new Set<string>();
  const coming = new Set<string>();
  await page.route(/\/assets\/.*\.(js|css|ftl)$/, async (route) => {
    const url = route.request().url();
    coming.add(url);
    if (failed.has(url)) return route.continue();
    failed.add(url);
    await route.abort("connectionreset");
  });
  page.on("requestfinished", (request) => coming.delete(request.url()));
  page.on("requestfailed", (request) => coming.delete(request.url()));
  /** Advances the clock, but not while a request is pending: it would seem to be lost. */
  const goesOn = async () => {
    if (coming.size === 0) await page.clock.fastForward(1000);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  const comes = async (what: string) => {
    while (!(await page.locator(what).first().isVisible())) await goesOn();
  };
  await page.goto(`/t/${id}`);
  await comes(".board svg");
  await comes("[data-state=can]");
  await page.keyboard.press("?");
  await comes("dialog[open] h3");
  await page.keyboard.press("Escape");
  coming.clear();
  await page.goto("/rules/MOV");
  await comes("#MOV-2");
  /** Files that were requested and have not arrived. */
  const lacks = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter((l) => !l.sheet)
          .length,
    );
  while ((await lacks()) > 0) await goesOn();
  assert.deepEqual(
    anna.faults.filter((fault) => !/dynamically imported module|preload CSS|connection/i.test(fault)),
    [],
  );
  await anna.leave();
});

test("the script of a page fails on a dead connection: it is given up, and loaded over the next", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.clock.install();
  let asked = 0;
  await page.route(/\/assets\/index-.*\.js$/, (route) => (asked++ ? route.continue() : undefined));
  const begun = page.waitForRequest(/\/assets\/index-.*\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await begun;
  await page.clock.fastForward(31_000);
  await page.locator("html[data-taken]").waitFor();
  assert.deepEqual(
    anna.faults.filter((fault) => !fault.includes("dynamically imported module")),
    [],
  );
  await anna.leave();
});

test("the first script never loads: the page says so in its language, and reloads by a link", async () => {
  const told = {
    "en-GB": "could not be loaded",
    "it-IT": "Impossibile caricare",
    "es-ES": "No se ha podido cargar",
    "de-DE": "ließ sich nicht laden",
    "fr-FR": "n’a pas pu être chargée",
  };
  for (const [locale, words] of Object.entries(told)) {
    const anna = await Person.come(server().url, { settings: calm, locale });
    const { page } = anna;
    await page.clock.install();
    await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
    await page.goto("/rules", { waitUntil: "commit" });
    const late = page.locator("#late");
    await late.waitFor({ state: "attached" });
    assert.equal(await late.isVisible(), false, locale);
    await page.clock.fastForward(15_000);
    await late.getByText(words).waitFor();
    await page.unroute(/\/assets\/index-.*\.js$/);
    await late.getByRole("link").click();
    await page.locator("html[data-taken]").waitFor();
    await page.clock.fastForward(16_000);
    assert.equal(await late.isVisible(), false, locale);
    await anna.leave();
  }
});

test("the next page fails to load: it says so, and is shown as soon as possible", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  await page.goto("/");
  await atRest(page);
  const part = /\/assets\/SettingsPage-.*\.js/;
  await page.route(part, (route) => route.abort());
  await page.getByRole("link", { name: "Settings" }).click();
  const alert = page.getByRole("alert");
  await alert.getByText("Part of this page has not arrived").waitFor();
  await page.unroute(part);
  await page.locator("section[aria-labelledby=me-title]").waitFor();
  await alert.waitFor({ state: "detached" });
  await anna.leave();
});

test("the data of a page fails to load: it says so, and shows it as soon as possible", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot] });
  const whole = page.locator('html[data-under-way=""]:not(:has(.problem, .missing, .whole-page))');
  for (const path of [
    "/",
    "/new",
    "/learn",
    "/rules/MOV",
    "/box/deluxe",
    "/board",
    "/settings",
    `/t/${id}`,
  ]) {
    await page.route("**/api/**", (route) => route.abort());
    await page.goto(path);
    await page.locator(".problem, .missing, .whole-page").first().waitFor();
    await page.unroute("**/api/**");
    await whole.waitFor({ state: "attached" });
  }
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("on plain http, without storage: a code is copied, and a move made", async () => {
  const anna = await Person.come(server().plain, {});
  const { page } = anna;
  await anna.context.addInitScript(() => {
    const blocked = () => {
      throw new DOMException("storage is blocked", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "BroadcastChannel"])
      Object.defineProperty(window, name, { get: blocked });
  });
  await page.goto("/");
  // Sent by the page itself: only the browser can resolve this host name.
  const wanted = { seats: [{ who: "me" }, bot], key: freshKey() };
  const id = await page.evaluate(async (wanted) => {
    const headers = { "Content-Type": "application/json" };
    const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
    return ((await made.json()) as { id: string }).id;
  }, wanted);
  await page.goto(`/t/${id}`);
  const roll = dice(3);
  await settle(page);
  const before = await steps(page);
  await decide(page, roll);
  assert.ok((await steps(page)) > before);
  await page.goto("/settings");
  await atRest(page); // its buttons are drawn before they work
  assert.equal(await page.evaluate(() => "clipboard" in navigator), false);
  const section = page.locator("section[aria-labelledby=me-title]");
  await section.getByRole("button", { name: "Make a code" }).click();
  const code = await section.locator("output").innerText();
  await section.locator(".code .button").first().click();
  await section.getByRole("button", { name: "Copied" }).waitFor();
  const field = section.locator("input[autocomplete=off]");
  await field.focus();
  await page.keyboard.press("ControlOrMeta+V");
  assert.equal(await field.inputValue(), code);
  assert.equal(await page.getByText("Notifications").count(), 0);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the switch stays off if the browser permits notifications and shows none", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  await anna.context.addInitScript(() => {
    // As on a phone: the constructor throws, because only a service worker may show notifications.
    const phone = () => undefined;
    const requestPermission = () => Promise.resolve("granted");
    Object.assign(window, {
      Notification: Object.assign(phone, { permission: "granted", requestPermission }),
    });
  });
  await anna.page.goto("/settings");
  const asked = anna.page.getByRole("switch", { name: "Notifications" });
  await asked.click();
  await anna.page.getByText("This browser shows none for a page.").waitFor();
  assert.equal(await asked.isChecked(), false);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a browser that translates pages leaves live content alone", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page);
  /** Wraps translatable text, as browsers do, and returns how much there was. */
  const translated = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const by = text.parentElement?.closest<HTMLElement>("[translate]");
        if (text.data.trim() !== "" && by?.translate !== false) found.push(text);
      }
      for (const text of found) {
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
      return found.filter((text) => text.parentElement?.closest("#content")).length;
    });
  for (const path of [`/t/${id}`, "/", "/new"]) {
    await page.goto(path);
    await page.locator("html[data-taken]").waitFor();
    assert.equal(await translated(), 0, path);
  }
  await page.goto("/rules/MOV");
  await page.locator("#MOV-2").waitFor();
  assert.ok((await translated()) > 0);
  await anna.leave();
});

/** Anna in her first turn, at a table with a bot. */
async function first() {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot] });
  await playOn(page, id, dice(4), (turn, _, decides) => turn >= 1 && decides !== null);
  await page.goto(`/t/${id}`);
  await settle(page);
  return { anna, page };
}

test("the news arrives before the response to a move: a target selected then stays selected", async () => {
  const { anna, page } = await first();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((release) => (answer = release));
  await page.route(/\/moves$/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const before = await steps(anna.page);
  await page.locator('.kind[data-target="action:psalter"]').click();
  await page.locator(".chooser .way[data-armed]").click();
  await page.locator(`[data-steps="${before}"]`).waitFor({ state: "detached" });
  await page.locator('.kind[data-target="action:business"]').click();
  await page.locator(".chooser").waitFor();
  answer();
  await page.locator(".chooser .way:enabled").waitFor();
  await page.locator(".chooser .way[data-armed]").click();
  await page.locator(`[data-steps="${before + 1}"]`).waitFor({ state: "detached" });
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("the responses to a move and to the refresh are lost: both are repeated, without a notice", async () => {
  const { anna, page } = await first();
  const before = await steps(page);
  let alarms = 0;
  await page.exposeFunction("alarmed", () => alarms++);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector(".alarm")) (globalThis as unknown as { alarmed: () => void }).alarmed();
    }).observe(document.body, { childList: true, subtree: true });
  });
  const lost: string[] = [];
  await page.route(/\/(moves|snapshot)(\?|$)/, async (route) => {
    const what = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (lost.includes(what)) return route.continue();
    lost.push(what);
    await route.fetch(); // the server has made the move
    await route.abort("connectionreset");
  });
  await page.locator('.kind[data-target="action:psalter"]').click();
  await page.locator(".chooser .way[data-armed]").click();
  await shows(page, before + 1);
  assert.deepEqual(lost.toSorted(), ["moves", "snapshot"]);
  assert.equal(await steps(page), before + 1);
  assert.equal(alarms, 0);
  await anna.leave();
});

test("a message on a slow connection is sent once, and text typed meanwhile is kept", async () => {
  const { anna, page } = await first();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((release) => (answer = release));
  const keys: string[] = [];
  await page.route(/\/chat$/, async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key);
    await route.fetch(); // the server has received it
    if (keys.length > 1) return route.continue();
    await held;
    await route.abort("connectionreset");
  });
  const field = page.locator("#say");
  const said = page.locator(".log .chat-line.said");
  await field.fill("Salve");
  await field.press("Enter");
  const waiting = page.locator(".side .waiting p");
  await waiting.getByText("On its way:").waitFor();
  await field.fill("Come stai?");
  answer();
  await page.locator(".side .waiting").waitFor({ state: "detached" });
  assert.equal(await field.inputValue(), "Come stai?");
  await field.press("Enter");
  await page.locator(".side .waiting").waitFor({ state: "detached" });
  await said.nth(1).waitFor();
  assert.equal(await said.count(), 2);
  assert.equal(keys[0], keys[1], "the resent message has another key");

  // Without a connection the message waits, even across a reload; then it is sent by itself.
  await field.fill("Ci sei?");
  await page.route(/\/chat$/, (route) => route.abort("connectionreset"));
  await field.press("Enter");
  await page.locator(".side .waiting .problem").waitFor();
  await waiting.getByText("Not sent yet:").waitFor();
  await field.fill("Pronto");
  await page.unroute(/\/chat$/);
  await page.reload();
  await settle(page);
  await said.nth(2).waitFor();
  const texts = await said
    .locator("span")
    .evaluateAll((all) => all.map((one) => one.lastChild?.textContent?.trim()));
  assert.deepEqual(texts, ["Salve", "Come stai?", "Ci sei?"]);
  assert.equal(await field.inputValue(), "Pronto");

  // An unsent message can be edited: its text comes before what was typed meanwhile.
  await page.route(/\/chat$/, (route) => route.abort("connectionreset"));
  await field.press("Enter");
  await field.fill("a partire");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.locator(".side .waiting").waitFor({ state: "detached" });
  assert.equal(await field.inputValue(), "Pronto a partire");
  await anna.leave();
});

test("composed, dictated or pasted text is kept while news arrives", async () => {
  const { anna, page } = await first();
  const field = page.locator("#say");
  const hands = await page.context().newCDPSession(page);
  const composes = (text: string) =>
    hands.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  const news = async (text: string) => {
    await page.request.post(`/api${new URL(page.url()).pathname.replace("/t/", "/tables/")}/chat`, {
      data: { text, key: freshKey() },
    });
    await page.locator(".log .chat-line.said", { hasText: text }).waitFor();
  };
  await field.focus();
  await composes("に");
  await news("Notizia 1");
  await composes("にほ");
  await news("Notizia 2");
  assert.equal(await field.inputValue(), "にほ");
  await hands.send("Input.insertText", { text: "日本" });
  await news("Notizia 3");
  await hands.send("Input.insertText", { text: " e poi" });
  assert.equal(await field.inputValue(), "日本 e poi");
  for (const key of ["Control+A", "Control+C", "End", "Control+V"]) await field.press(key);
  await news("Quattro");
  assert.equal(await field.inputValue(), "日本 e poi日本 e poi");
  assert.ok(await field.evaluate((one) => one === document.activeElement), "the field has lost the focus");
  await anna.leave();
});

test("the server is killed during a game: no acknowledged move is lost", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page);
  /** The moves of the record, as visible to Anna. */
  const moves = async () => {
    const record = await (await anna.page.request.get(`/api/tables/${id}/record`)).text();
    return record.trimEnd().split(/\n\n/).at(-1) ?? "";
  };
  await anna.page.goto(`/t/${id}`);
  const roll = dice(9);
  for (let death = 0; death < 3; death++) {
    for (let n = 0; n < 6; n++) {
      if ((await settle(anna.page)) === "over") break;
      await decide(anna.page, roll);
    }
    const acknowledged = await steps(anna.page);
    const made = await moves();
    await server().kill();
    await anna.page.locator(".alarm").waitFor();
    await server().run();
    await anna.page.locator(".alarm").waitFor({ state: "detached" });
    assert.ok((await steps(anna.page)) >= acknowledged, "moves are lost");
    assert.ok((await moves()).startsWith(made), "moves differ");
  }
  await settle(anna.page);
  await anna.leave();
});

/** Another build of the program: the same except for a comment in its page. */
async function rebuilt(): Promise<string> {
  const root = resolve(import.meta.dirname, "../..");
  const folder = await mkdtemp(join(tmpdir(), "volgare-build-"));
  const page = join(root, "web/dist/frames/index.en.html");
  await writeFile(
    join(folder, "index.html"),
    (await readFile(page, "utf8")).replace("</head>", "<!-- another build --></head>"),
  );
  await writeFile(
    join(folder, "overlay.json"),
    JSON.stringify({ Replace: { [page]: join(folder, "index.html") } }),
  );
  const program = join(folder, "volgare");
  await promisify(execFile)(
    "go",
    ["build", "-buildvcs=false", "-overlay", join(folder, "overlay.json"), "-o", program, "./cmd/volgare"],
    {
      cwd: root,
      env: { ...process.env, CGO_ENABLED: "0" },
    },
  );
  return program;
}

test("a new build is deployed under an open tab: it is offered, and the game continues", async () => {
  const program = await rebuilt();
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page);
  await anna.page.goto(`/t/${id}`);
  const roll = dice(21);
  await settle(anna.page);
  await decide(anna.page, roll);
  await server().kill("SIGTERM");
  await server().run("0s", program);
  const offer = anna.page.locator(".banners button").first();
  await offer.waitFor();
  // The old page still works.
  await settle(anna.page);
  await decide(anna.page, roll);
  const before = await steps(anna.page);
  await anna.page.locator("#say").fill("Un momento");
  await Promise.all([anna.page.waitForEvent("load"), offer.click()]);
  await settle(anna.page);
  assert.equal(await anna.page.locator("#say").inputValue(), "Un momento");
  assert.ok((await steps(anna.page)) >= before);
  await decide(anna.page, roll);
  assert.match(await (await anna.page.request.get("/")).text(), /another build/);
  await anna.leave();
  await rm(resolve(program, ".."), { recursive: true });
});
