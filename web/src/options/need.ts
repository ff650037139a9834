// What a value of an option needs, in words.
import { language, t } from "../i18n/i18n.svelte.ts";
import type { Need, Option } from "./choices.ts";
import { optionTitle } from "../wording/presets.ts";

/** Options, as the page names them, one of which is enough. */
const oneOf = (any: Need["any"], options: readonly Option[]) =>
  new Intl.ListFormat(language(), { type: "disjunction" }).format(
    any.map((s) => optionTitle(s.option, options.find((o) => o.id === s.option)?.title ?? s.option)),
  );

/** A sentence about a need that is not met; it names the options that would help as the page does. */
export function needText(need: Need, options: readonly Option[]): string {
  if (need.players !== null) return t("need-players", { n: need.players });
  const edition = need.any.find((s) => s.option === "edition");
  if (edition) return t(`need-${edition.value}`);
  return t("need-options", { options: oneOf(need.any, options) });
}

/** What would have to be on the table for an option to change anything. */
export const idleText = (option: Option, options: readonly Option[]): string =>
  t("option-idle", { options: oneOf(option.serves, options) });
