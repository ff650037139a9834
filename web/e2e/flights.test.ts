// The animations of a move, one's own or another player's: from the right origin to the right target of the
// right seat, and never for long.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import type { Position, Seat } from "../src/wire/types.ts";
import { Person } from "./browser.ts";
import { boxes, moved, watchMotion, within, type Motion } from "./motion.ts";
import { make, touch } from "./moves.ts";
import { grows, steps } from "./rest.ts";
import { hand, lay, played, upTo } from "./records.ts";
import { everything } from "./tables.ts";
import { calm, serve } from "./walk.ts";

const server = serve();
let games: string[];
before(async () => (games = await played({ on: everything, games: 8 })));

interface Row {
  what: string;
  move: RegExp;
  /** The viewer makes the move. */
  own: boolean;
  from: (at: At) => string;
  to: (at: At) => string;
}

interface At {
  /** The seat that makes the move. */
  seat: Seat;
  /** The place of that seat's piece. */
  place: string;
  /** The target of the move. */
  target: string;
}

const its = (part: string) => (at: At) => `[data-target="seat:${at.seat}"] ${part}`;
const behind = (part: string) => () => `.screen ${part}`;
const touched = ({ target }: At) => `[data-target="${target}"]`;
const place = (at: At) => `[data-target="place:${at.place}"]`;
const stack = () => '[data-target="stack"]';
const disc = ({ target, seat }: At) => `[data-target="${target}"] .discs .mark:has([data-seat="${seat}"])`;
const deck = (name: string) => () => `[data-target="deck:${name}"]`;

const track: Row = { what: "a track", move: /^(riddle|messenger)/, own: true, from: disc, to: disc };
const rows: Row[] = [
  track,
  { what: "a cube", move: /^take nobles/, own: true, from: touched, to: behind("svg.nobles") },
  { what: "a manuscript", move: /^manuscript/, own: true, from: touched, to: behind(".shelf") },
  { what: "another's manuscript", move: /^manuscript/, own: false, from: touched, to: its(".facts") },
  { what: "business", move: /^business$/, own: true, from: place, to: its(".purse") },
  { what: "another's business", move: /^business$/, own: false, from: place, to: its(".purse") },
  { what: "a tile", move: /^keep \dj?$/, own: true, from: stack, to: behind(".tiles") },
  { what: "cards", move: /^placiti 1$/, own: true, from: deck("placiti"), to: () => "section.hand" },
  { what: "a card put back", move: /^return white/, own: true, from: touched, to: deck("placiti") },
  { what: "another's card", move: /^return white/, own: false, from: its(".card"), to: deck("placiti") },
];

/** Creates a table just before such a move, and opens it for Anna; Bruno holds all other seats. */
async function come(anna: Page, bruno: Page, { move: wanted, own }: Row) {
  let move = "";
  const { record, seat } = upTo(games, (step) => {
    if (wanted.test(step.move)) ({ move } = step);
    return move !== "";
  });
  const { id, seats } = await lay(bruno, record, (i) => ["Bruno", "Cino", "Dante", "Forese"][i] ?? "");
  const other = seats.find((s) => s.seat !== seat)?.seat as Seat;
  await hand(bruno, anna, id, own ? seat : other, "Anna");
  const mover = own ? anna : bruno;
  const answer = await mover.request.get(`/api/tables/${id}/position?seat=${seat}`);
  const { view, seq } = (await answer.json()) as Position;
  const target = view.legal.find((l) => l.move === move)?.targets[0] ?? "";
  const where = view.players.find((p) => p.seat === seat)?.place ?? "";
  return { id, seq, move, asked: view.decision !== "turn", at: { seat, target, place: where } satisfies At };
}

/** Makes the move while Anna watches; returns the expected origin and target, and all animations. */
async function watch(anna: Page, bruno: Page, row: Row) {
  const { id, seq, move, asked, at } = await come(anna, bruno, row);
  await anna.goto(`/t/${id}`);
  await anna.locator("[data-steps][aria-busy=false]").waitFor();
  await anna.locator(".map svg").first().waitFor();
  await anna.locator('.seats [data-target^="seat:"]').first().hover();
  await anna.locator(".air").waitFor({ state: "attached" });
  await watchMotion(anna);
  const [from, now] = [await boxes(anna.locator(row.from(at))), await steps(anna)];
  if (!row.own) {
    const data = { seat: at.seat, seq, key: freshKey(), moves: [move] };
    assert.ok((await bruno.request.post(`/api/tables/${id}/moves`, { data })).ok(), move);
    await grows(anna, now);
  } else if (asked) await make(anna, move);
  else await touch(anna, at.target, move);
  // The new position is drawn, and the flights have begun.
  await anna.waitForFunction(() => document.querySelector(".air")?.childElementCount === 0);
  return { from, to: await boxes(anna.locator(row.to(at))), all: await moved(anna) };
}

test("moved things fly from their origin to their target, in time", async () => {
  const anna = await Person.come(server().url, { settings: calm });
  const bruno = await Person.come(server().url, { settings: calm });
  await anna.page.emulateMedia({ reducedMotion: "no-preference" });
  const faults: string[] = [];
  for (const row of rows) {
    const { from, to, all } = await watch(anna.page, bruno.page, row);
    const goes = (one: Motion) => within(one.from, from) && within(one.to, to);
    if (!all.some(goes))
      faults.push(`${row.what}: ${JSON.stringify({ from, to, all: all.filter(({ cut }) => !cut) })}`);
    for (const { ms } of all) if (ms > 600) faults.push(`${row.what}: ${ms} ms`);
  }
  assert.deepEqual(faults, []);
  // With reduced motion nothing flies.
  await anna.page.emulateMedia({ reducedMotion: "reduce" });
  assert.deepEqual((await watch(anna.page, bruno.page, track)).all, []);
  assert.deepEqual([...anna.faults, ...bruno.faults], []);
  await anna.leave();
  await bruno.leave();
});
