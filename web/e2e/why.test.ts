// Every dimmed target shows the reason, with the rule that the server's check gives.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshKey } from "../src/client/once.ts";
import type { Position, Setup, Verdict } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { covered } from "./looks.ts";
import { decide, dice, settle } from "./player.ts";
import { idle, shows } from "./rest.ts";
import { goesOn, make, playOn } from "./tables.ts";
import { calm, everywhere, serve } from "./walk.ts";

const server = serve();

// The number of positions: `POSITIONS=200` for a longer run; `make states` uses forty.
const positions = Number(process.env["POSITIONS"] ?? (everywhere ? 40 : 12));

test(`why not: every dimmed target in ${positions} positions shows the rule that check gives`, async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  let looked = 0;
  let things = 0;
  const roll = dice(17);
  const games = 4; // per document, of two to five seats
  for (let game = 0; looked < positions; game++) {
    const enough = Math.min(positions, looked + Math.ceil(positions / games));
    const preset = ["deluxe", "it2010", "de2010", "fr2010"][game % games] ?? "deluxe";
    const bots = Array.from({ length: 1 + (game % games) }, () => ({ who: "bot", bot: "greedy" }) as const);
    const { id } = await make(page, { preset, seats: [{ who: "me" }, ...bots] });
    await page.goto(`/t/${id}`);
    for (let at = 0; looked < enough;) {
      at += 1 + roll(everywhere ? 6 : 24);
      await playOn(page, id, roll, (_, step) => step >= at);
      if ((await settle(page)) === "over") break;
      const position = (await (
        await page.request.get(`/api/tables/${id}/position?seat=yellow`)
      ).json()) as Position;
      if (position.view.decides !== "yellow") continue;
      at = position.steps;
      await shows(page, at);
      await unfold(page);
      const shown = await dimmed(page);
      const refused = position.view.refused;
      const verdicts = await check(page, id, refused.map((r) => r.move)); // prettier-ignore
      const rules = new Map<string, Set<string>>();
      refused.forEach((r, i) => {
        const verdict = verdicts[i];
        assert.ok(verdict && !verdict.legal, `${r.move} is legal`);
        rules.set(
          r.target,
          (rules.get(r.target) ?? new Set()).add(`${verdict.reason?.code} ${verdict.reason?.rule ?? ""}`),
        );
      });
      for (const { target, whys } of shown) {
        assert.ok(whys.length > 0, `${target} is dimmed without a reason, ${preset} step ${at}`);
        assert.deepEqual(new Set(whys), rules.get(target), `${target}, ${preset} step ${at}`);
        things++;
      }
      looked++;
    }
  }
  assert.ok(things > 10 * positions, `only ${things} targets were dimmed`);
  await anna.leave();
});

/** Begins a turn of Anna's at a table with these options. */
async function turn(options: Record<string, string> = {}): Promise<Person> {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const { id } = await make(page, { options, seats: [{ who: "me" }, { who: "bot", bot: "greedy" }] });
  await playOn(page, id, dice(3), (turn, _, decides) => turn === 2 && decides === "yellow");
  await page.goto(`/t/${id}`);
  await settle(page);
  return anna;
}

/** Pixels of the foot that are out of sight. */
const hidden = (page: Person["page"]) =>
  page.locator(".do").evaluate((foot) => foot.scrollHeight - foot.clientHeight);

test("folded actions give their reasons to the pointer and the keyboard, and fold again after a move", async () => {
  const anna = await turn({ ritmo: "on", placiti: "on", poeti: "on", glossario: "on" });
  const { page } = anna;
  const fold = page.locator(".fold");
  const no = page.locator(".kind[data-state=cannot]");
  const why = page.locator(".chooser [data-why]");
  await fold.waitFor();
  const before = await fold.boundingBox();
  const foot = await page.locator(".bar").boundingBox();
  assert.equal(await no.count(), 0, "the impossible actions are not folded");

  await fold.click();
  await no.first().waitFor();
  assert.equal(await no.count(), Number.parseInt(await fold.innerText()));
  assert.equal(await hidden(page), 0, "the foot scrolls");
  assert.deepEqual(await page.locator(".bar").boundingBox(), foot, "the foot grows");
  assert.deepEqual(await fold.boundingBox(), before, "the button moves away from the pointer");
  // The reason is shown on hovering and on selecting; the other actions stay in sight.
  await no.nth(1).hover({ force: true });
  await page.locator(".hint .warn").waitFor();
  assert.deepEqual(await covered(page, ".hint", ".not .kind"), []);
  for (const one of [no.nth(1), no.last()]) {
    await one.click({ force: true }); // it is marked as disabled
    await why.waitFor();
    assert.deepEqual(await covered(page, ".chooser", ".not .kind"), []);
  }
  await page.keyboard.press("Escape");
  await fold.click();
  assert.equal(await no.count(), 0);

  await page.keyboard.press("Enter");
  await no.first().waitFor();
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await page.locator(".hint .warn").waitFor();
  await page.keyboard.press("Enter");
  await why.waitFor();
  await page.keyboard.press("Escape");

  await decide(page, dice(1));
  await settle(page);
  assert.equal(await no.count(), 0, "the list stays open");
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});

async function check(page: Person["page"], id: string, moves: string[]): Promise<Verdict[]> {
  const all: Verdict[] = [];
  for (let i = 0; i < moves.length; i += 64) {
    const answer = await page.request.post(`/api/tables/${id}/check`, {
      data: { seat: "yellow", moves: moves.slice(i, i + 64) },
    });
    all.push(...((await answer.json()) as Verdict[]));
  }
  return all;
}

/** Opens a part that is folded for lack of room. */
async function unfold(page: Person["page"]) {
  const fold = page.locator(".fold[aria-expanded=false]");
  if ((await fold.count()) > 0) await fold.click();
}

/** Selects every dimmed target on the page and reads the code and the rule. */
async function dimmed(page: Person["page"]) {
  const all = page.locator("[data-state=cannot]");
  if ((await all.count()) === 0) return [];
  // The part that shows reasons is loaded with the first selection.
  await all.first().dispatchEvent("click");
  await idle(page);
  return page.evaluate(async () => {
    const found: { target: string; whys: string[] }[] = [];
    for (const thing of document.querySelectorAll("[data-state=cannot]")) {
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await scheduler.yield(); // a timer would wait for 4 ms
      const said = document.querySelectorAll(".chooser [data-why]");
      found.push({
        target: thing.getAttribute("data-target") ?? "",
        whys: [...said].map((s) => `${s.getAttribute("data-why")} ${s.getAttribute("data-rule") ?? ""}`),
      });
    }
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return found;
  });
}

/** The position at a table for the player of yellow, as soon as they are to move. */
async function mine(page: Person["page"], id: string): Promise<Position> {
  for (;;) {
    const answer = await page.request.get(`/api/tables/${id}/position?seat=yellow`);
    const position = (await answer.json()) as Position;
    if (position.view.decides === "yellow") return position;
    await goesOn(page, answer, position.seq);
  }
}

const act = (page: Person["page"], id: string, seq: number, move: string) =>
  page.request.post(`/api/tables/${id}/moves`, {
    data: { seat: "yellow", seq, key: freshKey(), moves: [move] },
  });

test("with the option of one part a turn, a city's bonus is taken whole or in part, and its rest is refused", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const { page } = anna;
  const deal = () =>
    make(page, {
      preset: "it2010",
      options: { "city-bonuses": "one" },
      seats: [{ who: "me" }, { who: "bot", bot: "random" }],
    });
  let { id } = await deal();
  const setup = (await (await page.request.get(`/api/tables/${id}/setup`)).json()) as Setup;
  const gives = (target: string, enough: (ducats: number, knowledge: number) => boolean) =>
    setup.places.some((p) => target === `place:${p.id}` && enough(p.ducats, p.knowledge));
  const to = async (enough: (ducats: number, knowledge: number) => boolean) => {
    const { seq, view } = await mine(page, id);
    const ways = view.legal.filter((l) => l.kind === "move" || l.kind === "start");
    const way = ways.find((l) => l.targets.some((target) => gives(target, enough)));
    if (way) await act(page, id, seq, way.move);
    return way;
  };
  // The turn begins at a place with bonuses of both kinds.
  for (let tried = 1; !(await to((ducats, knowledge) => ducats > 0 && knowledge > 0)); tried++) {
    assert.ok(tried < 60, "no route leads to a place with both");
    if (tried % 5 === 0) ({ id } = await deal()); // rather than wander to the end of the game
    await to(() => true);
    const { seq, view } = await mine(page, id);
    if (view.decision === "turn") await act(page, id, seq, "end");
  }
  const { seq } = await mine(page, id);
  await act(page, id, seq, "end");
  const { view } = await mine(page, id);
  assert.equal(view.legal.filter((l) => l.kind === "city").length, 3);

  await page.goto(`/t/${id}`);
  await settle(page);
  const chip = page.locator('.kind[data-target="action:city"]');
  const whole = view.legal.find((l) => l.kind === "city" && l.move === "city");
  assert.ok(
    (await chip.innerText()).includes(String(whole?.ducats)),
    "the chip does not show the whole bonus of the city",
  );
  await chip.click();
  const ways = page.locator(".chooser .way");
  await ways.first().waitFor();
  assert.equal(await ways.count(), 3);
  const part = page.locator('.chooser [data-move="city knowledge"]');
  await part.click();
  await part.click();
  await page.locator('.kind[data-target="action:city"][data-state="cannot"], .fold').first().waitFor();
  const after = await mine(page, id);
  const ducats = (position: Position["view"]) => position.players.find((p) => p.seat === "yellow")?.ducats;
  assert.equal(ducats(after.view), ducats(view));

  assert.ok(await to((ducats, knowledge) => ducats + knowledge > 0));
  const no = (await mine(page, id)).view.refused.find((r) => r.target === "action:city");
  assert.equal(no?.rule, "RUL-2");
  await page.locator(".here").first().waitFor();
  await settle(page);
  await unfold(page);
  await chip.click({ force: true });
  await page.locator(`.chooser [data-why="${no?.code}"][data-rule="RUL-2"]`).waitFor();
  assert.deepEqual(anna.faults, []);
  await anna.leave();
});
