// The prompt: who is to decide what, in one sentence.
import { t } from "../i18n/i18n.svelte.ts";
import { moveArgs } from "../wording/moves.ts";
import { nameOf } from "../wording/names.ts";
import type { TableSession } from "../session/session.svelte.ts";

export function asked(session: TableSession): string {
  const { view, sandbox } = session;
  if (session.unsent) return t("ask-unsent");
  if (sandbox.moves) return t("trying", { n: sandbox.moves.length });
  if (!view) return session.offline ? t("offline") : t("loading");
  if (session.source.ending && session.shown?.state === "over") return t(session.source.ending);
  if (view.decision === "over" || view.decides === null) {
    const winner = view.score.rank?.[0];
    return winner ? t("ask-over", { name: nameOf(session, winner) }) : t("ask-over-counting");
  }
  if (session.table?.state === "closed") return t("ask-closed");
  const name = nameOf(session, view.decides);
  // In a replay the viewer has nothing to decide.
  const mine = !session.replaying && session.seat === view.decides && !session.lent;
  // A player who is alone at the screen need not be called by name.
  const shared = session.mine.length > 1 ? "yes" : "no";
  const args = { name, shared, ...moveArgs(session, view.about, view) };
  let what: string = view.decision;
  if (what === "turn" && mine && view.acts.points === 0)
    what = view.legal.some((l) => l.kind !== "end") ? "turn-spent" : "turn-done";
  return t(`ask-${what}${mine ? "" : ".other"}`, args);
}

/** Another seat is to move: the log will have its move. */
export const othersDecide = (session: TableSession) =>
  typeof session.view?.decides === "string" && !session.deciding;
