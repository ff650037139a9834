// The link of an invitation must lead other people to the server: at localhost it has another address, or
// warns that it leads nowhere.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { Person } from "./browser.ts";
import { shots } from "./judge.ts";
import { atRest } from "./rest.ts";
import { lay, played, upTo } from "./records.ts";
import { binary } from "./serve.ts";
import { make } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
const sizes = ["phone", "laptop"] as const;
const locales = ["en-GB", "it-IT", "es-ES", "de-DE", "fr-FR"];
const open = [{ who: "me" }, { who: "open" }] as const;

/** Whether the content is wider than the window. */
const overflows = () => document.documentElement.scrollWidth > innerWidth;

for (const size of sizes)
  test(`warns that other machines cannot reach a server on localhost: ${size}`, async () => {
    for (const locale of locales) {
      const anna = await Person.come(server().url, { size, settings: calm, locale });
      const { page } = anna;
      const { id } = await make(page, { seats: [...open] });
      await page.goto(`/t/${id}`);
      const note = page.locator(".share .note").first();
      await note.waitFor();
      await atRest(page);
      assert.match(await note.innerText(), /--addr :8080/);
      assert.equal(await page.locator(".share input").first().inputValue(), `${server().url}/t/${id}`);
      assert.equal(await page.evaluate(overflows), false);
      if (shots) await note.scrollIntoViewIfNeeded();
      if (shots) await page.screenshot({ path: join(shots, `here-${size}-${locale}.png`) });
      assert.deepEqual(anna.faults, []);
      await anna.leave();
    }
  });

test("on a phone the host sees the link first, and its QR code without scrolling", async () => {
  for (const locale of locales) {
    const anna = await Person.come(server().url.replace("127.0.0.1", "localhost"), { size: "phone", settings: calm, locale }); // prettier-ignore
    const { page } = anna;
    await page.setViewportSize({ width: 390, height: 844 });
    const { id } = await make(page, { seats: [...open] });
    await page.goto(`/t/${id}`);
    const share = page.locator(".invite .share");
    await share.locator(".note").waitFor();
    await share.locator("button[aria-expanded]").click();
    await share.locator("figure svg").waitFor();
    await atRest(page);
    const seen = (what: string) =>
      share.locator(what).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    assert.equal(await page.evaluate(() => scrollY), 0, locale);
    assert.deepEqual([await seen("input"), await seen("figure")], [true, true], locale);
    if (shots) await page.screenshot({ path: join(shots, `link-${locale}.png`) });
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  }
});

test("at localhost the link has an address that works for other people", async () => {
  const data = await mkdtemp(join(tmpdir(), "volgare-share-"));
  const child = spawn(binary, ["serve", "--data", data, "--addr", ":0", "--log-level", "warn"]);
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    if (told.length > 1) break;
  }
  const [, here = ""] = /^volgare: (http:\/\/localhost:\d+)$/.exec(told[0] ?? "") ?? [];
  const [, away = ""] = /^for other machines: (http:\/\/\S+)$/.exec(told[1] ?? "") ?? [];
  assert.notEqual(away, "", told.join("\n"));
  for (const size of sizes)
    for (const locale of locales) {
      const anna = await Person.come(here, { size, settings: calm, locale });
      const { page } = anna;
      const { id } = await make(page, { seats: [...open] });
      await page.goto(`/t/${id}`);
      const note = page.locator(".share .note").first();
      await note.waitFor();
      await atRest(page);
      assert.match(await note.innerText(), /localhost:\d+/);
      const link = await page.locator(".share input").first().inputValue();
      assert.equal(link, `${away}/t/${id}`);
      assert.equal(await page.evaluate(overflows), false);
      if (shots) await note.scrollIntoViewIfNeeded();
      if (shots) await page.screenshot({ path: join(shots, `away-${size}-${locale}.png`) });
      const bruno = await Person.come(away, { size, settings: calm, locale });
      await bruno.page.goto(link);
      await bruno.page.locator(".share input").first().waitFor();
      assert.equal(await bruno.page.locator(".share .note").count(), 0);
      assert.deepEqual([...anna.faults, ...bruno.faults], []);
      await bruno.leave();
      await anna.leave();
    }
  child.kill("SIGTERM");
  await once(child, "exit");
  await rm(data, { recursive: true });
});

test("the host chooses among several addresses that work for other people", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const known = ["http://192.0.2.7:8080", "http://[2001:db8::7]:8080"]; // of a machine in two networks
  await page.route("**/api/addresses", (route) => route.fulfill({ json: { addresses: known } }));
  const { id } = await make(page, { seats: [...open] });
  await page.goto(`/t/${id}`);
  const link = page.locator(".invite .share input");
  await page.locator(".invite .share select").waitFor();
  assert.equal(await link.inputValue(), `${known[0]}/t/${id}`);
  await page.locator(".invite .share select").selectOption({ index: 1 });
  assert.equal(await link.inputValue(), `${known[1]}/t/${id}`);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a link to a game whose deal the host may know warns before the seat is taken", async () => {
  const told = [
    "from a record",
    "da una partita",
    "de una partida guardada",
    "aus einem Protokoll",
    "d’une partie enregistrée",
  ];
  const host = await Person.come(server().url, { settings: calm });
  const { record, seat } = upTo(await played({ games: 1 }), ({ turn }) => turn >= 2);
  const { id } = await lay(host.page, record, (i) => ["Anna", "Bruno", "Cino", "Dante"][i] ?? "");
  const fresh = await make(host.page, { seats: [...open] });
  const link = async (id: string, seat: string) =>
    (
      (await (await host.page.request.post(`/api/tables/${id}/seats/${seat}/link`)).json()) as {
        path: string;
      }
    ).path;
  const [known, unknown] = [await link(id, seat), await link(fresh.id, "red")];
  for (const size of sizes)
    for (const [i, locale] of locales.entries()) {
      const anna = await Person.come(server().url, { size, settings: calm, locale });
      await anna.page.goto(known);
      await anna.page.locator("form .main").waitFor();
      assert.match(await anna.page.getByRole("note").innerText(), new RegExp(told[i] ?? "", "i"), locale);
      assert.equal(await anna.page.evaluate(overflows), false, locale);
      if (shots) await anna.page.screenshot({ path: join(shots, `known-${size}-${locale}.png`) });
      await anna.page.goto(unknown);
      await anna.page.locator("form .main").waitFor();
      assert.equal(await anna.page.getByRole("note").count(), 0);
      assert.deepEqual(anna.faults, []);
      await anna.leave();
    }
  await host.leave();
});
