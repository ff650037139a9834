// The table in low windows, as of phones in landscape and zoomed laptops, and with larger letters;
// campaigns/sizes.test.ts has the other sizes.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { judged, low, positions, usual, type Position } from "./windows.ts";
import { serve } from "./walk.ts";

const server = serve();
let late: Position;
before(async () => (late = await positions.late()));

test("the table in low windows and in usual ones: nothing lies on anything, all can be done", async () => {
  assert.deepEqual(await judged(server().url, late, [...low, ...usual]), []);
});

test("the table in low windows while others play: who waits sees what he can do meanwhile", async () => {
  assert.deepEqual(await judged(server().url, await positions.waiting(), [...low, ...usual]), []);
});

test("letters are as large as the browser is told to make them, and the page makes room", async () => {
  assert.deepEqual(await judged(server().url, late, usual, { letters: 24 }), []);
});
