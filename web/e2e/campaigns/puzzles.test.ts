// Every puzzle in every language with every input method; make test and make states only take a sample.
import { test } from "node:test";
import { allPasses, lessons, puzzle } from "../lessons.ts";
import { serve } from "../walk.ts";

const server = serve();

for (const pass of allPasses)
  test(`every puzzle: ${pass.language}, ${pass.hand}`, async () => {
    const all = await lessons(server().url, "puzzle");
    for (const [i, card] of all.entries()) await puzzle(server().url, card, i, pass);
  });
