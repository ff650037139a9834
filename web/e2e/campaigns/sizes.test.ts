// The table in forty windows, light and dark, from its set-up to its end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { themes } from "../looks.ts";
import { serve } from "../walk.ts";
import { forty, judged, positions } from "../windows.ts";

const server = serve();

for (const position of Object.values(positions))
  test(`the table in ${forty.length} windows, light and dark: ${position.name}`, async () => {
    assert.deepEqual(await judged(server().url, await position(), forty, { themes, company: true }), []);
  });

test(`the table in ${forty.length} windows, in letters of half the size again`, async () => {
  assert.deepEqual(
    await judged(server().url, await positions.late(), forty, { letters: 24, company: true }),
    [],
  );
});
