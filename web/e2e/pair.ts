// Two people at a table of two.
import assert from "node:assert/strict";
import type { Person } from "./browser.ts";
import { dice } from "./player.ts";
import { hand } from "./records.ts";
import { make, playOn } from "./tables.ts";

/** Anna and Bruno in their third turn. Anna, in yellow, waits while Bruno is to move. */
export async function two(come: () => Promise<Person>) {
  const [anna, bruno] = [await come(), await come()];
  const { id, seats } = await make(anna.page, {
    seats: [
      { who: "me", name: "Anna" },
      { who: "me", name: "Bruno" },
    ],
  });
  const his = seats[1]?.seat;
  assert.ok(his);
  await playOn(anna.page, id, dice(4), (turn, _, decides) => turn >= 3 && decides === his);
  await hand(anna.page, bruno.page, id, his, "Bruno");
  return { anna, bruno, id, his };
}

/** A person plays until Anna is to move, or until she is not. Turns end at once: actions could change a prepared turn. */
export async function until({ page }: Person, id: string, mine: boolean) {
  await playOn(page, id, dice(6), (_turn, _step, decides) => (decides === "yellow") === mine, "end");
}
