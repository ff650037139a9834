// The text of an error: the sentence for its code, the rule, and the server's own text if only that names the
// cause.
import { t } from "../i18n/i18n.svelte.ts";
import { Refusal } from "../client/client.ts";
import { problemText } from "../wording/reasons.ts";

export interface Told {
  text: string;
  rule: string | null;
  detail: string | null;
}

/** Codes whose server text says more than their sentence. */
const spoken = new Set(["bad-config", "bad-record", "bad-move", "bad-request", "bad-json", "limit-reached"]);

export function tell(fault: unknown): Told {
  if (!(fault instanceof Refusal)) return { text: t("problem-internal"), rule: null, detail: null };
  const { code, problem } = fault;
  return {
    text: problemText(fault),
    rule: problem?.rule ?? problem?.reason?.rule ?? null,
    detail: spoken.has(code) ? (problem?.detail ?? null) : null,
  };
}
