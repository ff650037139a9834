// The differences between a table and its rulebook, as pairs.
import { t } from "../i18n/i18n.svelte.ts";
import type { Presets } from "../wire/types.ts";
import { byBook, type Choices } from "./choices.ts";
import { optionTitle, optionValue } from "../wording/presets.ts";

export interface Difference {
  option: string;
  title: string;
  rule: string | null;
  /** The value at the table, and the rulebook's; null if that is not loaded yet. */
  here: string;
  book: string | null;
}

/** A table's options, in the order in which the server lists them. */
export function differences(options: Choices, preset: string, all: Presets | null): Difference[] {
  const order = all?.options.map((o) => o.id) ?? [];
  const by = all?.presets.find((p) => p.id === preset);
  return Object.entries(options)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([id, value]) => {
      const option = all?.options.find((o) => o.id === id);
      const words = (v: string) => {
        const said = option?.values.find((known) => known.value === v)?.text ?? v;
        return v === "" ? t("differ-nothing") : optionValue(id, v, said);
      };
      return {
        option: id,
        title: optionTitle(id, option?.title ?? id),
        rule: option?.rule ?? null,
        here: words(value),
        book: by ? words(byBook(by, id)) : null,
      };
    });
}
