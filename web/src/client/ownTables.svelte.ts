// The tables at which this browser has a seat. The list of the lobby, the title of the tab, the badge of the
// installed app, and the way to the next table count the same ones as waiting.
import { later } from "../rest/underWay.ts";
import type { TableSummary } from "../wire/types.ts";
import { client, type News } from "./client.ts";
import { Listing } from "./listing.svelte.ts";
import { moreUrgent, myTurn } from "./waits.ts";

class OwnTables extends Listing {
  /** The open table: its page knows before any list whether it waits. */
  here = $state.raw<{ id: string; waits: boolean } | null>(null);

  /** The tables that wait, other than the open one; the most urgent one first. */
  readonly others: readonly TableSummary[] = $derived(
    (this.tables ?? []).filter((table) => table.id !== this.here?.id && myTurn(table)).toSorted(moreUrgent),
  );
  /** The number of tables that wait, with the open one. */
  readonly waiting = $derived(this.others.length + Number(this.here?.waits ?? false));

  /** Keeps the list up to date while a table is open. The returned function stops it. */
  follow(id: string): () => void {
    let due: (() => void) | undefined;
    const load = () => void this.load().catch(() => undefined); // the next news leads to another attempt
    const stop = client.onNews((news) => {
      if (!this.#outdatedBy(news, id)) return;
      due ??= later("list", () => ((due = undefined), load()), 1000);
    });
    load();
    return () => {
      stop();
      due?.();
      this.#leave(id);
    };
  }

  /** Whether news are about an entry of the list that is not loaded yet. The open table is not looked up in it. */
  #outdatedBy(news: News, open: string): boolean {
    const fresh = ({ table, seq }: { table: string; seq: number }) =>
      table !== open && !this.tables?.some((known) => known.id === table && known.seq >= seq);
    if (news.kind === "table") return fresh(news);
    if (news.kind === "hello") return news.sync.some(fresh);
    return news.kind === "seats";
  }

  /** The list is older than the page of a table that is closed now. */
  #leave(id: string) {
    if (this.here?.id !== id) return;
    if (!this.here.waits && this.tables)
      this.tables = this.tables.map((table) => (table.id === id ? { ...table, decides: null } : table));
    this.here = null;
  }
}

export const ownTables: OwnTables = new OwnTables("mine");
