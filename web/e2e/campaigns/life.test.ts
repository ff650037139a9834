// Realistic use: people with several tabs play, chat and undo for the duration LIFE, over connections that
// are slow, cut, half open or lead to no server, with a server that is stopped and killed. Every few minutes
// the faults end: then each page must show the server's state, and no message may be lost or doubled.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { freshKey } from "../../src/client/once.ts";
import type { Seat, Snapshot, Table } from "../../src/wire/types.ts";
import { closeBrowser } from "../browser.ts";
import { keepEvidence } from "../evidence.ts";
import { dice } from "../player.ts";
import { atRest, steps } from "../rest.ts";
import { Server, servers } from "../serve.ts";
import { showLog } from "../walk.ts";
import type { Line } from "../line.ts";
import { isOurs, Member } from "./member.ts";
import { befalls, restarts, type Dice, type Tally } from "./weather.ts";

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

/** A duration as Go writes it, with one unit, in ms. */
function duration(text: string): number {
  const [, n, unit = ""] = /^([\d.]+)([smh])$/.exec(text) ?? [];
  const ms = Number(n) * (units[unit] ?? NaN);
  if (!(ms > 0))
    throw new Error(`invalid duration LIFE=${text}: want a number with a unit, such as 3m or 1h`);
  return ms;
}

const lasts = duration(process.env["LIFE"] ?? "1h");
const seed = Number(process.env["SEED"] ?? Math.floor(Math.random() * 1e6));

/** The duration of a period of faults, ms. */
const spell = 300_000;

/**
 * The time within which a page must have reconnected, ms: the longest pauses between attempts, and a margin.
 */
const recovery = 240_000;

const names = ["Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio"];
const perTable = 3;

/** Expected browser messages about requests that such faults break. */
const ofTheWeather = /dynamically imported module|preload CSS|net::ERR_/;

async function ask<T>(server: Server, member: Member, path: string): Promise<T> {
  const answer = await member.person.page.request.get(server.url + path);
  assert.ok(answer.ok(), `${path}: ${answer.status()}`);
  return (await answer.json()) as T;
}

async function post<T>(server: Server, { person }: Member, path: string, data: object = {}): Promise<T> {
  const answer = await person.page.request.post(server.url + path, { data: { ...data, key: freshKey() } });
  assert.ok(answer.ok(), `${path}: ${answer.status()}`);
  return (await answer.json()) as T;
}

/** Seats some people at a new table; returns its id. */
async function sitDown(server: Server, [host, ...guests]: Member[]): Promise<string> {
  assert.ok(host);
  const seats = [{ who: "me", name: host.name }, ...guests.map(() => ({ who: "open" }))];
  const { id, seats: all } = await post<Table>(server, host, "/api/tables", { seats });
  for (const [i, guest] of guests.entries()) {
    const seat = all[i + 1]?.seat ?? "";
    await post(server, guest, `/api/tables/${id}/seats/${seat}`, { do: "sit", name: guest.name });
  }
  await post(server, host, `/api/tables/${id}/start`);
  for (const member of [host, ...guests]) await member.comeTo(id);
  return id;
}

/** The content of a page: for a table its whole log, for the lobby the tables. */
async function told(page: Page) {
  await page.keyboard.press("Escape");
  await showLog(page);
  for (const more = page.locator(".log button.button"); (await more.count()) > 0;) await more.first().click();
  await atRest(page);
  return page.evaluate(() => {
    const all = <T>(selector: string, tell: (e: Element) => T) =>
      [...document.querySelectorAll(selector)].map(tell);
    return {
      log: all(".log [data-step]", (e) => e.textContent),
      said: all(".log .said span", (e) => e.lastChild?.textContent?.trim() ?? ""),
      prompt: all(".prompt", (e) => e.textContent),
      targets: all("[data-target]", (e) => `${e.getAttribute("data-target")} ${e.getAttribute("data-state")} ${e.textContent}`).toSorted(), // prettier-ignore
      tables: all("main a[href^='/t/']", (e) => `${e.getAttribute("href")} ${e.querySelector(".state")?.textContent}`), // prettier-ignore
    };
  });
}

type Told = Awaited<ReturnType<typeof told>>;

/** The first difference between two pages, for each kind of content. */
const differences = (here: Told, anew: Told) =>
  (Object.keys(here) as (keyof Told)[]).flatMap((kind) => {
    const at = Array.from({ length: Math.max(here[kind].length, anew[kind].length) }).findIndex(
      (_, i) => here[kind][i] !== anew[kind][i],
    );
    return at < 0 ? [] : `${kind} ${at} is "${here[kind][at]}", loaded anew "${anew[kind][at]}"`;
  });

/** The server's data about a table, as visible to a member. */
async function kept(server: Server, member: Member, id: string) {
  const { steps, seats } = await ask<Table>(server, member, `/api/tables/${id}`);
  const seat = seats.find(({ mine }) => mine)?.seat as Seat;
  const { chat } = await ask<Snapshot>(server, member, `/api/tables/${id}/snapshot?seat=${seat}`);
  return { steps, said: chat.flatMap(({ kind, text }) => (kind === "said" ? (text ?? "") : [])) };
}

/** Waits until all messages of a member have been sent, until `by`; unsent ones are reported by `looks`. */
const settles = (member: Member, by: number) =>
  Promise.all(
    member.tabs.map((page) =>
      page
        .locator("html:not(:has(.side .waiting))")
        .waitFor({ state: "attached", timeout: Math.max(1000, by - Date.now()) })
        .catch(() => undefined),
    ),
  );

/** Checks the pages of a member, which must reconnect by themselves until `by`; returns the problems. */
async function looks(server: Server, member: Member, by: number): Promise<string[]> {
  const wrong: string[] = [];
  const tabs = member.tabs;
  const fresh = await member.person.context.newPage();
  for (const [i, page] of tabs.entries()) {
    const { pathname } = new URL(page.url());
    if (!(await isOurs(page))) continue; // it cannot reconnect by itself
    const id = /^\/t\/(\w+)/.exec(pathname)?.[1];
    const there = id ? await kept(server, member, id) : null;
    // At a table a refusal is shown until it is read.
    const shown = there ? `[data-steps="${there.steps}"]` : "main:not(:has(.problem))";
    const found = `html[data-under-way=""]:not(:has(.alarm[role=status], .side .waiting)) ${shown}`;
    const wrongThere = (what: string) => wrong.push(`${member.name}, tab ${i}, ${pathname}: ${what}`);
    try {
      await page.locator(found).waitFor({ state: "attached", timeout: Math.max(1000, by - Date.now()) });
      await fresh.goto(server.url + pathname); // not over a connection that may be dead
      await fresh.locator(found).waitFor({ state: "attached" });
      let here = await told(page);
      // The last message may still be on its way.
      while (there && here.said.length < there.said.length && Date.now() < by) {
        await setTimeout(500);
        here = await told(page);
      }
      if (there) assert.deepEqual(here.said, there.said, "the chat differs from the server's");
      differences(here, await told(fresh)).forEach(wrongThere);
    } catch (fault) {
      const says = await page.locator(".alarm, .problem, .side .waiting").allInnerTexts();
      const moves = `${await steps(page)} of ${there?.steps} moves`;
      wrongThere(`${moves}; ${says.join(" | ")}; ${String(fault).slice(0, 300)}`);
    }
  }
  await fresh.close();
  return wrong;
}

/** The messages that were sent and are not there exactly once, or are there and were not sent. */
function lostOrDoubled(chats: Map<string, string[]>): string[] {
  const said = new Map([...chats.keys()].map((id) => [id, [] as string[]]));
  for (const member of members) for (const { table, text } of member.said) said.get(table)?.push(text);
  return [...chats].flatMap(([id, there]) =>
    [...new Set([...there, ...(said.get(id) ?? [])])].flatMap((text) => {
      const n = there.filter((other) => other === text).length;
      const should = said.get(id)?.includes(text) ? 1 : 0;
      return n === should ? [] : [`"${text}" stands ${n} times at table ${id}`];
    }),
  );
}

const members: Member[] = [];
/** The members at each table. */
const tables = new Map<string, Member[]>();
const tally: Tally = {};

/** A period of faults, while all members are active. */
async function badWeather(server: Server, roll: Dice, winds: Dice[], ms: number) {
  const clears = new AbortController(); // even after an error in one of them, which ends the campaign for all
  const end = () => clears.abort();
  const timer = setTimeout(ms, null, { signal: clears.signal }).then(end, end);
  const over = clears.signal;
  const all = [
    restarts(server, roll, tally, over),
    ...winds.map((wind, i) => befalls(members[i]?.line as Line, wind, tally, over)),
    ...members.map((member) => member.live(over)),
  ];
  await Promise.all(all.map((one) => one.finally(end)));
  await timer;
}

/** The problems after the faults have ended, and the number of moves at the tables. */
async function judged(server: Server) {
  const by = Date.now() + recovery;
  await Promise.all(members.map((member) => settles(member, by)));
  const wrong = (await Promise.all(members.map((member) => looks(server, member, by)))).flat();
  const chats = new Map<string, string[]>();
  let moves = 0;
  for (const [id, [one]] of tables) {
    const there = await kept(server, one as Member, id);
    moves += there.steps;
    chats.set(id, there.said);
  }
  wrong.push(...lostOrDoubled(chats));
  for (const { name, person } of members)
    wrong.push(
      ...person.faults.filter((fault) => !ofTheWeather.test(fault)).map((said) => `${name}: ${said}`),
    );
  return { wrong, moves };
}

/** The number of times that each action was done. */
function sums() {
  const sum: Tally = {};
  for (const { did } of members)
    for (const [what, n] of Object.entries(did)) sum[what] = (sum[what] ?? 0) + n;
  return sum;
}

keepEvidence();
after(async () => {
  for (const { line } of members) line.close();
  await closeBrowser();
  for (const server of servers) await server.stop();
});

const name = `${process.env["LIFE"] ?? "1h"} of real life, SEED=${seed}`;

test(name, { timeout: 3 * lasts + 2 * recovery }, async (context) => {
  const server = await Server.start();
  for (const [i, name] of names.entries()) members.push(await Member.come(name, server.url, dice(seed + i)));
  const roll = dice(seed + names.length);
  const winds = names.map((_, i) => dice(seed + names.length + 1 + i));
  for (const until = Date.now() + lasts; Date.now() < until;) {
    for (let n = 0; n < members.length; n += perTable) {
      const some = members.slice(n, n + perTable);
      tables.set(await sitDown(server, some), some);
    }
    await badWeather(server, roll, winds, Math.max(1, Math.min(spell, until - Date.now())));
    const { wrong, moves } = await judged(server);
    context.diagnostic(JSON.stringify({ tables: tables.size, moves, ...sums(), ...tally }));
    for (const [what, n] of Object.entries({ moves, messages: 0, ...sums() }))
      if (n === 0) wrong.push(`no ${what}`);
    if (wrong.length > 0)
      throw new Error([`${wrong.length} faults, SEED=${seed}:`, ...wrong.slice(0, 20)].join("\n"));
  }
});
