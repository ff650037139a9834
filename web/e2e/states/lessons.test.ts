// The lessons that lessons.test.ts leaves: the tutorial in the other languages, the other puzzles.
import { test } from "node:test";
import { hands } from "../learner.ts";
import { lessons, passes, puzzle, tutorial } from "../lessons.ts";
import { serve } from "../walk.ts";

const server = serve();

for (const pass of passes.slice(hands.length))
  test(`the tutorial: ${pass.language}, ${pass.hand}`, () => tutorial(server().url, pass));

for (const part of [1, 2])
  test(`more puzzles, part ${part}: spoilt and solved`, async () => {
    const all = await lessons(server().url, "puzzle");
    for (const [i, card] of all.entries()) if (i % 3 === part) await puzzle(server().url, card, i);
  });
