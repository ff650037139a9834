// The table in low windows, as of phones in landscape and zoomed laptops, and with larger letters;
// campaigns/sizes.test.ts has the other sizes.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { judged, low, positions, usual, type Position } from "./windows.ts";
import { serve } from "./walk.ts";

const server = serve();
let late: Position;
before(async () => (late = await positions.late()));

test("the table in low windows and in usual ones: nothing overlaps, every control works", async () => {
  assert.deepEqual(await judged(server().url, late, [...low, ...usual]), []);
});

test("the table in low windows while others play: the options of a waiting player are visible", async () => {
  assert.deepEqual(await judged(server().url, await positions.waiting(), [...low, ...usual]), []);
});

test("letters have the size set in the browser, and the page makes room", async () => {
  assert.deepEqual(await judged(server().url, late, usual, { letters: 24 }), []);
});
