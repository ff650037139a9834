// How the election went, as the log tells it.
import { t } from "../i18n/i18n.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import { clauses, rulesOf } from "../wording/effects.ts";
import { nameOf } from "../wording/names.ts";

/** Who is Pope now; null where nobody is. */
export const popeOf = (session: TableSession) =>
  session.now?.view.players.find(({ office }) => office === "pope")?.seat ?? null;

/** Whether there is a Pope, in a sentence. */
export function habemus(session: TableSession): string {
  const pope = popeOf(session);
  return pope ? t("ending-pope", { name: nameOf(session, pope) }) : t("ending-no-pope");
}

/** What those who were asked have become and given up for it, in their order. */
export const elected = (session: TableSession) =>
  session.log.flatMap((line) => {
    // What follows with the last of them is the count.
    const at = line.effects.findIndex(({ kind }) => kind === "elected" || kind === "declines");
    const effects = line.effects.slice(0, at + 1);
    const [said] = at < 0 ? [] : clauses(session, { ...line, effects });
    return said ? [{ seat: line.seat, text: said.text, rules: rulesOf(effects) }] : [];
  });
