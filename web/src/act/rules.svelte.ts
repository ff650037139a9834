// The wording of the rules: fetched once, when a rule is first looked up.
import { api } from "../wire/api.ts";
import type { RuleText } from "../wire/types.ts";

class Rules {
  /** The rule that is shown. */
  shown = $state<string | null>(null);
  texts = $state.raw<Map<string, RuleText> | null>(null);
  missing = $state(false);

  open(id: string) {
    this.shown = id;
    if (this.texts) return;
    this.missing = false;
    api.rules("en").then(
      (list) => (this.texts = new Map(list.map((rule) => [rule.id, rule]))),
      () => (this.missing = true),
    );
  }
}

export const rules = new Rules();
