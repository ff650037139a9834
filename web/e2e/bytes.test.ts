// The bytes transferred until the first legal click on a running table, as the browser receives them. The
// files are determined from the page and the build manifest, and not from the time of their requests.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import type { Request } from "playwright-core";
import { Person } from "./browser.ts";
import { played, seated, upTo } from "./records.ts";
import { atRest } from "./rest.ts";
import { serve } from "./walk.ts";

const server = serve();
let games: string[];
before(async () => (games = await played({ games: 1 })));

const kB = 1000;

/** The manifest entry of a script file: its static imports, styles, and possible assets. */
interface Part {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
const manifest = JSON.parse(
  readFileSync(new URL("../dist/manifest.json", import.meta.url), "utf8"),
) as Record<string, Part>;

/** The files of a part and of all its static imports. Of the possible word files the page names its own. */
function filesOf({ file, imports = [], css = [], assets = [] }: Part, all = new Set<string>()): Set<string> {
  if (all.has(file)) return all;
  for (const one of [file, ...css, ...assets.filter((asset) => !asset.endsWith(".ftl"))]) all.add(one);
  for (const one of imports) if (manifest[one]) filesOf(manifest[one], all);
  return all;
}

/** A user with an empty profile and default settings comes to a game in its fifth turn and is to move. */
async function comes() {
  const host = await Person.come(server().url);
  const anna = await Person.come(server().url);
  const { id } = await seated(
    upTo(games, ({ turn, first }) => turn === 5 && first),
    anna.page,
    host.page,
  );
  await host.leave();
  return { anna, page: anna.page, path: `/t/${id}` };
}

/**
 * Returns whether an address belongs to a part that is loaded later: neither the page nor one of its parts
 * imports it statically.
 */
async function comesLater({ page, path }: Awaited<ReturnType<typeof comes>>) {
  const answer = await page.request.get(path);
  const text = `${answer.headers()["link"] ?? ""} ${await answer.text()}`;
  const named = new Set(Array.from(text.matchAll(/\/(assets\/[\w.-]+)/g), ([, file = ""]) => file));
  const begins = new Set<string>();
  for (const part of Object.values(manifest)) if (named.has(part.file)) filesOf(part, begins);
  const first = new Set([...named, ...begins]);
  return (address: string) => {
    const file = new URL(address).pathname.slice(1);
    return file.startsWith("assets/") && !first.has(file);
  };
}

/** The transferred bytes, including headers. */
async function transferred(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

const art = /\/(art|Ornaments|Vine)-/;

test("the bytes until the first legal click: at most 250 kB, and at most 100 kB of script", async () => {
  const visit = await comes();
  const { anna, page } = visit;
  const later = await comesLater(visit);
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  await page.goto(visit.path);
  await atRest(page);
  await page.locator("[data-state=can]").first().waitFor();
  const all = await Promise.all(
    asked
      .filter((request) => request.resourceType() !== "eventsource") // which has no end
      .map(async (request) => ({
        address: request.url(),
        script: request.resourceType() === "script",
        later: later(request.url()),
        bytes: await transferred(request),
      })),
  );
  const sum = (which: typeof all) => which.reduce((bytes, one) => bytes + one.bytes, 0);
  const [first, rest] = [all.filter((one) => !one.later), all.filter((one) => one.later)];
  const script = first.filter((one) => one.script);
  const list = [first, rest]
    .map((which, i) =>
      which
        .sort((a, b) => b.bytes - a.bytes)
        .map(({ address, bytes }) => `${i ? "later " : ""}${bytes} ${address}`)
        .join("\n"),
    ) // prettier-ignore
    .join("\n");
  const drawn = all.filter(({ address }) => art.test(address));
  console.log(
    `transferred ${(sum(first) / kB).toFixed(1)} kB, script ${(sum(script) / kB).toFixed(1)} kB; later ${(sum(rest) / kB).toFixed(1)} kB`,
  );
  assert.ok(drawn.length >= 4, `no art:\n${list}`);
  assert.ok(drawn.every((one) => one.later), `the art does not wait for the game:\n${list}`); // prettier-ignore
  assert.ok(sum(first) <= 250 * kB, `${sum(first)} bytes:\n${list}`);
  assert.ok(sum(script) <= 100 * kB, `script ${sum(script)} bytes:\n${list}`);
  assert.ok(sum(rest) <= 60 * kB, `the parts loaded later are too large, ${sum(rest)} bytes:\n${list}`);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("a page starts without the table", () => {
  const pages = ["lobby/Lobby", "lobby/LinkPage", "learn/LearnPage", "settings/SettingsPage", "newtable/NewTable", "box/BoxPage", "box/BoardPage", "help/HelpPage"]; // prettier-ignore
  for (const page of pages) {
    const part = manifest[`src/${page}.svelte`];
    assert.ok(part, `${page} is not a separate part`);
    const table = [...filesOf(part)].filter((file) => /\/(table|board)-/.test(file));
    assert.deepEqual(table, [], `${page} waits for the table`);
  }
});

test("the first legal click needs no parts loaded later", async () => {
  const visit = await comes();
  const { anna, page } = visit;
  const later = await comesLater(visit);
  await page.route(
    (url) => later(url.href),
    () => undefined, // it never comes
  );
  const withheld = page.waitForRequest((request) => art.test(request.url()));
  await page.goto(visit.path);
  await page.locator(".board .place").first().waitFor();
  await page.locator(".board [data-state=can]").first().click({ trial: true });
  assert.ok(later((await withheld).url()), "the art is not withheld");
  await anna.leave();
});
