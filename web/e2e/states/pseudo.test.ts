// Every screen in a language that is two fifths longer than English: all texts come from the catalogues, and
// there is room for them. Every change runs it on a phone, which has the least room.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import type { Components, Position, Setup, Table } from "../../src/wire/types.ts";
import { Person } from "../browser.ts";
import { shots } from "../judge.ts";
import { overlaps, scrolls, words } from "../looks.ts";
import { opener } from "../menu.ts";
import { dice, settle } from "../player.ts";
import { atRest } from "../rest.ts";
import { speakPseudo, spoken } from "../pseudo.ts";
import { make, playOn } from "../tables.ts";
import { calm, everywhere, serve } from "../walk.ts";

const server = serve();
before(async () => {
  if (shots) await mkdir(shots, { recursive: true });
});

/**
 * Names that are the same in all languages: of the game, of places and documents, and of the players at a
 * table.
 */
async function namesAt(page: Page, table: Table): Promise<Set<string>> {
  const box = (await (await page.request.get(`/api/tables/${table.id}/setup`)).json()) as Setup;
  const position = await page.request.get(`/api/tables/${table.id}/position?seat=yellow`);
  const { events } = ((await position.json()) as Position).view;
  const contents = await page.request.get(`/api/tables/${table.id}/components`);
  const { sources, friars } = (await contents.json()) as Components;
  const all = [
    "Volgare",
    "olgare", // the title's letters after its initial
    "and", // of lists, which the browser formats
    "or",
    "Anna",
    "Lapa", // of a lesson
    "Dino",
    ...box.places.map((p) => p.name),
    ...events.map((e) => e.name),
    ...friars.flatMap((f) => f.names.map((name) => name.value)),
    ...[...sources.map((s) => s.code), "BOX"],
    table.name ?? "",
  ];
  return new Set(all.flatMap((name) => name.match(/\p{L}{2,}/gu) ?? []));
}

const sizes = everywhere ? (["phone", "laptop"] as const) : (["phone"] as const);

for (const size of sizes) {
  test(`pseudo-language: ${size}`, async () => {
    const anna = await Person.come(server().url, { size, settings: calm });
    const { page } = anna;
    await speakPseudo(page);
    await page.request.patch("/api/me", { data: { name: "Anna" } });
    const table = await make(page);
    const names = await namesAt(page, table);
    const faults: string[] = [];

    const judge = async (name: string, still = false) => {
      await atRest(page);
      if (shots) await page.screenshot({ path: `${shots}/pseudo-${name}-${size}.png` });
      const all = await words(page, []);
      assert.ok(all.length > 4, `${name}: an empty page`);
      const say = (what: string, list: string[]) =>
        faults.push(...list.map((one) => `${name}: ${what}: ${one}`));
      say("not from a catalogue", await spoken(page, names));
      say("overlap", overlaps(all));
      say("cut off", all.filter((w) => w.clipped).map((w) => `"${w.text}" (${w.where})`)); // prettier-ignore
      const { down, across } = await scrolls(page);
      if (across > 0) faults.push(`${name}: scrolls ${across} px sideways`);
      if (still && down > 0) faults.push(`${name}: scrolls ${down} px`);
    };
    const open = async (name: string, path: string) => {
      await page.goto(path);
      await judge(name);
    };

    for (const path of ["/", "/new", "/settings", "/nowhere", "/s/aaaaaaaaaaaaaaaaaaaaaaaa"])
      await open(path.split("/")[1] || "lobby", path);
    for (const topic of ["", "terms", "keys", "about"]) await open(`help-${topic}`, `/help/${topic}`);
    for (const at of ["overview", "SET-6?preset=deluxe", "SCO"]) await open(`rules-${at.slice(0, 3)}`, `/rules/${at}`); // prettier-ignore
    await page.locator("#rules-search").fill("áàbbéèss");
    await judge("search");

    await open("learn", "/learn");
    await page.locator("article .main").click();
    await page.locator("aside.card .onward, [data-spoken]").first().waitFor();
    await judge("lesson", true);

    await open("box", "/box");
    await page.locator("[data-place=milano]").click();
    await page.locator("[id='places/milano'] details summary").first().click();
    await judge("box-place");
    for (const at of ["friars/gigi", "cards/ritmo"]) {
      await page.locator(`[id='${at}'] summary`).first().click();
      await page.locator(`[id='${at}'] details summary`).last().click();
    }
    await judge("box-cards");
    await open("board", "/board?at=places/lucca");
    await page.locator("#place-ducats").fill("99");
    await page.locator(".tick input:not(:checked)").last().check();
    await page.locator(".faults li").nth(1).waitFor();
    await judge("board-fault");
    await open("board-tile", "/board?at=events/7");
    await page.goto("/new");
    await page.locator("form summary").last().click();
    await judge("new-options");

    const options = { "canticle-open": "15", half: "exact" };
    const seating = await make(page, { options, seats: [{ who: "me" }, { who: "open" }, { who: "open" }] });
    await open("seating", `/t/${seating.id}`);

    const { id } = table;
    await page.goto(`/t/${id}`);
    await settle(page);
    await judge("start", true);
    await playOn(page, id, dice(8), (turn) => turn >= 7);
    await page.reload();
    await settle(page);
    await judge("table", true);
    await page.keyboard.press("?");
    await page.locator("dialog dl").first().waitFor();
    await judge("glossary");
    await page.keyboard.press("Escape");
    await opener(page, "menu").click();
    await page.locator("dialog select").first().waitFor();
    await judge("menu");
    await page.keyboard.press("Escape");
    await page.locator(".kind[data-state=can]").first().click();
    const chooser = page.locator(".chooser");
    await chooser.waitFor();
    await judge("chooser", true);
    const list = chooser.locator(".unfold"); // the list of the targets lit on the map
    if ((await list.count()) > 0) await list.click();
    await chooser.locator(".way").first().click();
    await judge("armed", true);
    await page.keyboard.press("Escape");
    await page.locator(".board [data-state=cannot]").first().dispatchEvent("click");
    await page.locator(".chooser .rule").first().click();
    await page.locator(".panel .example").waitFor();
    await judge("rule", true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    const tabs = size === "phone" ? ["market", "tracks", "players", "log"] : [];
    for (const tab of tabs) {
      await page.locator(`button[data-tab=${tab}]`).click();
      await judge(tab, true);
    }
    for (const tab of await page.locator(".side [role=tab]").all()) {
      await tab.click();
      await judge(`side-${(await tab.innerText()).length}`, true);
    }
    await open("text", `/t/${id}?text`);
    await page.goto(`/t/${id}?at=30`);
    await page.locator("[data-steps]").waitFor();
    await judge("replay", true);
    await playOn(page, id, dice(8), () => false);
    await page.goto(`/t/${id}`);
    await page.locator(".ending").waitFor();
    await judge("ending", true);
    assert.ok(faults.length === 0, `\n${faults.join("\n")}`);
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  });
}
