// Every puzzle in every language by every hand: what make test and make states take some of.
import { test } from "node:test";
import { allPasses, lessons, puzzle } from "../lessons.ts";
import { serve } from "../walk.ts";

const server = serve();

for (const pass of allPasses)
  test(`every puzzle: ${pass.language}, ${pass.hand}`, async () => {
    const all = await lessons(server().url, "puzzle");
    for (const [i, card] of all.entries()) await puzzle(server().url, card, i, pass);
  });
