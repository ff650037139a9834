import type { Table } from "./types.ts";

/** Whether the game of a table has begun; the host may close it before. Only then is there a position. */
export const begun = (table: Table) =>
  table.state === "closed" ? table.decides !== null || table.turn > 0 : table.state !== "seating";
