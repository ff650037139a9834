// The requirement of an option's value, in words.
import { language, t } from "../i18n/i18n.svelte.ts";
import type { Need, Option } from "./choices.ts";
import { optionTitle } from "../wording/presets.ts";

/** A list of alternative options, named as on the page. */
const oneOf = (any: Need["any"], options: readonly Option[]) =>
  new Intl.ListFormat(language(), { type: "disjunction" }).format(
    any.map((s) => optionTitle(s.option, options.find((o) => o.id === s.option)?.title ?? s.option)),
  );

/** A sentence about an unmet requirement. It names the options that would help, as on the page. */
export function needText(need: Need, options: readonly Option[]): string {
  if (need.players !== null) return t("need-players", { n: need.players });
  const edition = need.any.find((s) => s.option === "edition");
  if (edition) return t(`need-${edition.value}`);
  return t("need-options", { options: oneOf(need.any, options) });
}

/** The options that must be on for this option to have an effect. */
export const idleText = (option: Option, options: readonly Option[]): string =>
  t("option-idle", { options: oneOf(option.serves, options) });
