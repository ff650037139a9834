// Messages and moves reach the table, or the page says why they do not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person } from "./browser.ts";
import { Line } from "./line.ts";
import { dice, settle } from "./player.ts";
import { atRest, shows, steps } from "./rest.ts";
import { make, playOn } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
const bot = { who: "bot", bot: "greedy" } as const;

test("a refused message shows the reason, and does not block others", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot] });
  await page.goto(`/t/${id}`);
  const field = page.locator("#say");
  const said = page.locator(".log .said");
  const say = async (text: string) => {
    await field.fill(text);
    await field.press("Enter");
  };
  await say("evil\u202Eexe");
  const waiting = page.locator(".waiting");
  await waiting.getByText("U+202E").waitFor();
  await say("🤷‍♂️ ❤️‍🔥 1️⃣");
  await said.filter({ hasText: "🤷‍♂️ ❤️‍🔥 1️⃣" }).waitFor();
  await say("no\u00A0break\tsoft\u00ADhyphen نامه‌ای");
  await said.filter({ hasText: "no break softhyphen نامه‌ای" }).waitFor();
  await page.reload();
  await waiting.getByText("U+202E").waitFor();
  await waiting.getByRole("button", { name: "Edit" }).click();
  assert.equal(await field.inputValue(), "evil\u202Eexe");
  assert.equal(await waiting.count(), 0);
  await say("x".repeat(501));
  await waiting.getByText("at most 500 characters").waitFor();
  await waiting.getByRole("button", { name: "Discard" }).click();
  assert.equal(await waiting.count(), 0);
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

test("messages that arrive while the log is out of sight are counted, on its tab and in the title", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { id } = await make(anna.page, { seats: [{ who: "me", name: "Anna" }, { who: "open" }] });
  const link = (await (await anna.page.request.post(`/api/tables/${id}/seats/red/link`)).json()) as {
    path: string;
  };
  const bea = await Person.come(server().url, { settings: calm, size: "phone" });
  await bea.page.goto(link.path);
  await bea.page.locator("form button").first().click();

  // Before the game: a chat in the waiting room.
  await anna.page.goto(`/t/${id}`);
  await anna.page.locator("#say").fill("Ciao Bea");
  await anna.page.locator("#say").press("Enter");
  await bea.page.getByRole("log").getByText("Ciao Bea").waitFor();
  assert.doesNotMatch(await bea.page.title(), /✉/);

  await anna.page.getByRole("button", { name: "Begin" }).click();
  await bea.page.locator("nav [data-tab=log]").waitFor();
  for (const text of ["Cominciamo", "Tocca a te"]) {
    await anna.page.locator("#say").fill(text);
    await anna.page.locator("#say").press("Enter");
    await anna.page.locator(".log .said").filter({ hasText: text }).waitFor();
  }
  const tab = bea.page.locator("nav [data-tab=log]");
  await tab.getByRole("img", { name: "2 unread messages" }).waitFor();
  await bea.page.waitForFunction(() => document.title.includes("✉ 2 "));
  await bea.page.reload();
  await tab.getByRole("img", { name: "2 unread messages" }).waitFor();
  await tab.click();
  await bea.page.locator(".log .said").filter({ hasText: "Tocca a te" }).waitFor();
  await bea.page.waitForFunction(() => !document.title.includes("✉"));
  await bea.page.locator("nav [data-tab=map]").click();
  assert.equal(await tab.getByRole("img").count(), 0);
  assert.deepEqual([...anna.faults, ...bea.faults], []);
  await bea.leave();
  await anna.leave();
});

test("a move that does not reach the server is shown as unsent, and made when the connection is back", async () => {
  const line = await Line.to(server().url);
  const anna = await Person.come(line.url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { seats: [{ who: "me" }, bot] });
  await playOn(page, id, dice(4), (turn, _, decides) => turn >= 1 && decides !== null);
  await page.goto(`/t/${id}`);
  await settle(page);
  const before = await steps(page);
  const psalter = async () => {
    await page.locator('.kind[data-target="action:psalter"]').click();
    await page.locator(".chooser .way[data-armed]").waitFor();
  };
  await psalter();
  line.down = true;
  line.cut();
  await page.locator(".chooser .way[data-armed]").click();
  const unsent = page.getByRole("alert").filter({ hasText: "Not sent yet" });
  await unsent.waitFor();
  await page.locator(".prompt").getByText("has not been sent yet").waitFor();
  await unsent.getByRole("button", { name: "Take it back" }).click();
  await unsent.waitFor({ state: "detached" });
  await page.locator(".alarm").waitFor();
  line.down = false;
  await page.locator(".alarm").waitFor({ state: "detached" });
  assert.equal(await steps(page), before);

  await page.locator(".chooser .way[data-armed]").waitFor(); // it is still selected
  line.down = true;
  line.cut();
  await page.locator(".chooser .way[data-armed]").click();
  await unsent.waitFor();
  line.down = false;
  await shows(page, before + 1);
  await unsent.waitFor({ state: "detached" });
  await anna.leave();
  line.close();
});

test("a guest is asked for a name before the first message, and may go without", async () => {
  for (const [given, called] of [
    ["Beatrice", /^Beatrice/],
    ["", /^(?!Beatrice)./],
  ] as const) {
    const anna = await Person.come(server().url, { settings: calm });
    const { page } = anna;
    const { id } = await make(page, { seats: [{ who: "me" }, { who: "open" }] });
    await page.goto(`/t/${id}`);
    const name = page.getByPlaceholder("Your name (optional)");
    assert.equal(await name.count(), 0, "the name is requested before the first message");
    await page.locator("#say").focus();
    await name.fill(given);
    await page.locator("#say").fill("Salve");
    await page.locator("#say").press("Enter");
    await page.locator(".said").getByText("Salve").waitFor();
    await name.waitFor({ state: "detached" });
    assert.match(await page.locator(".seat.mine b").innerText(), called);
    await page.reload();
    await page.locator("#say").focus();
    await atRest(page);
    assert.equal(await name.count(), 0, "the name is requested again");
    assert.deepEqual(anna.faults, []);
    await anna.leave();
  }
});
