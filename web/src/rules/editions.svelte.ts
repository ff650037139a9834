// The reader's preferred edition: none, one edition, or that of the table from which they came. It is in the
// address, so that links preserve it.
import { query } from "../browser/router.svelte.ts";
import { catalogue } from "../client/catalogue.svelte.ts";
import { client } from "../client/client.ts";
import type { Table } from "../wire/types.ts";
import type { At } from "./versions.ts";

class Editions {
  readonly presets = $derived(catalogue.value?.presets.map(({ id }) => id) ?? []);
  table = $state.raw<Table | null>(null);

  /** The preset or table that the address names, if it exists. */
  at = $derived.by((): At | null => {
    const preset = query().get("preset");
    if (preset !== null) return this.presets.includes(preset) ? { preset, options: {} } : null;
    return query().has("table") ? (this.table?.rules ?? null) : null;
  });

  /** Loads the choices; without them the book shows all editions alike. */
  async load() {
    const id = query().get("table");
    if (id !== null && this.table?.id !== id) this.table = await client.table(id).catch(() => null);
    await catalogue.load();
  }
}

export const editions = new Editions();
