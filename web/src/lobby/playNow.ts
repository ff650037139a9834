// The way to a game at once: the Deluxe edition, alone against three bots.
import { client } from "../client/client.ts";
import type { Table } from "../wire/types.ts";

const bot = { who: "bot" } as const;

/** Lays the table; the game has begun. */
export const playNow = (): Promise<Table> =>
  client.create({ preset: "deluxe", seats: [{ who: "me" }, bot, bot, bot], public: false, start: true });
