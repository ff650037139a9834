// The course of the election, from the log.
import { t } from "../i18n/i18n.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import { clauses, rulesOf } from "../wording/effects.ts";
import { nameOf } from "../wording/names.ts";

/** The seat of the Pope; null if there is none. */
export const popeOf = (session: TableSession) =>
  session.now?.view.players.find(({ office }) => office === "pope")?.seat ?? null;

/** Whether there is a Pope, in a sentence. */
export function habemus(session: TableSession): string {
  const pope = popeOf(session);
  return pope ? t("ending-pope", { name: nameOf(session, pope) }) : t("ending-no-pope");
}

/** The seats that were asked, in order, with their new offices and what they gave up for them. */
export const elected = (session: TableSession) =>
  session.log.flatMap((line) => {
    // The effects after the last election result belong to the final count.
    const at = line.effects.findIndex(({ kind }) => kind === "elected" || kind === "declines");
    const effects = line.effects.slice(0, at + 1);
    const [said] = at < 0 ? [] : clauses(session, { ...line, effects });
    return said ? [{ seat: line.seat, text: said.text, rules: rulesOf(effects) }] : [];
  });
