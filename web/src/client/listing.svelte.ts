// A list of tables by pages. A refresh reloads all loaded pages.
import { client, type Scope } from "./client.ts";
import type { TableSummary } from "../wire/types.ts";

export class Listing {
  /** The loaded tables, null before the first response. */
  tables = $state.raw<TableSummary[] | null>(null);
  /** There are more. */
  more = $state(false);

  readonly #scope: Scope;
  #pages = 1;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Reloads all requested pages. A table that moves up meanwhile is listed once. */
  async load() {
    const tables = new Map<string, TableSummary>();
    let after: string | undefined;
    for (let page = 0; page < this.#pages && (page === 0 || after); page++) {
      const list = await client.tables(this.#scope, after);
      for (const table of list.tables) if (!tables.has(table.id)) tables.set(table.id, table);
      after = list.after ?? undefined;
    }
    this.tables = [...tables.values()];
    this.more = after !== undefined;
  }

  /** Loads one more page. */
  async next() {
    this.#pages++;
    try {
      await this.load();
    } catch (fault) {
      this.#pages--;
      throw fault;
    }
  }
}
