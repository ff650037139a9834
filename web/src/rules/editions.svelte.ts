// Whose rules the reader wants to see first: of all editions alike, of one, or of a
// table from which one came. The address says it, so that a link tells it on.
import { query } from "../browser/router.svelte.ts";
import { catalogue } from "../client/catalogue.svelte.ts";
import { client } from "../client/client.ts";
import type { Table } from "../wire/types.ts";
import type { At } from "./versions.ts";

class Editions {
  readonly presets = $derived(catalogue.value?.presets.map(({ id }) => id) ?? []);
  table = $state.raw<Table | null>(null);

  /** The preset or table that the address names, as far as there is one. */
  at = $derived.by((): At | null => {
    const preset = query().get("preset");
    if (preset !== null) return this.presets.includes(preset) ? { preset, options: {} } : null;
    return query().has("table") ? (this.table?.rules ?? null) : null;
  });

  /** Fetches what can be chosen; without it the book shows all alike. */
  async load() {
    const id = query().get("table");
    if (id !== null && this.table?.id !== id) this.table = await client.table(id).catch(() => null);
    await catalogue.load();
  }
}

export const editions = new Editions();
