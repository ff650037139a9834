// The quick start: the Deluxe edition, alone against three bots.
import { firstBot } from "../browser/beginner.ts";
import { client } from "../client/client.ts";
import type { SeatPlan, Table } from "../wire/types.ts";

/** Creates the table, where the game has begun. */
export function playNow(): Promise<Table> {
  const named = firstBot();
  const bot: SeatPlan = { who: "bot", ...(named && { bot: named }) };
  return client.create({
    preset: "deluxe",
    seats: [{ who: "me" }, bot, bot, bot],
    public: false,
    replaceAbsent: false,
    clock: null,
    start: true,
  });
}
