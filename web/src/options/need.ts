// What a value of an option needs, in words.
import { language, t } from "../i18n/i18n.svelte.ts";
import type { Need, Option } from "./choices.ts";
import { optionTitle } from "../wording/presets.ts";

/** A sentence about a need that is not met; it names the options that would help as the page does. */
export function needText(need: Need, options: readonly Option[]): string {
  if (need.players !== null) return t("need-players", { n: need.players });
  const edition = need.any.find((s) => s.option === "edition");
  if (edition) return t(`need-${edition.value}`);
  const titles = need.any.map((s) =>
    optionTitle(s.option, options.find((o) => o.id === s.option)?.title ?? s.option),
  );
  return t("need-options", {
    options: new Intl.ListFormat(language(), { type: "disjunction" }).format(titles),
  });
}
