// The prompt: what is asked of whom, in one sentence.
import { t } from "../i18n/i18n.svelte.ts";
import { nameOf, none } from "../wording/names.ts";
import type { TableSession } from "../session/session.svelte.ts";

/** What the decisions of the expansions are about. */
function cardArgs(session: TableSession) {
  const deck = session.view?.decks.find((d) => d.drawn > 0);
  const trade = session.view?.trade;
  // The other one of the two who trade.
  const partner = trade?.by === session.view?.decides ? trade?.with : trade?.by;
  return {
    deck: deck ? t(`deck-${deck.deck}`) : "",
    cards: deck?.drawn ?? 0,
    keeps: deck?.keeps ?? 0,
    partner: nameOf(session, partner),
    counter: trade?.counter ? "yes" : "no",
  };
}

export function asked(session: TableSession): string {
  const { view } = session;
  if (!view) return session.offline ? t("offline") : t("loading");
  if (view.decision === "over" || view.decides === null) {
    const winner = view.score.rank?.[0];
    return winner ? t("ask-over", { name: nameOf(session, winner) }) : t("ask-over-none");
  }
  if (session.table?.state === "closed") return t("ask-closed");
  const name = nameOf(session, view.decides);
  const mine = session.seat === view.decides && !session.away.some((s) => s.seat === session.seat);
  const { summons, payment } = view;
  const args = {
    name,
    // Who is alone before the screen need not be called by name.
    shared: session.mine.length > 1 ? "yes" : "no",
    points: view.acts.points,
    by: nameOf(session, summons?.by),
    bid: summons?.bid ?? 0,
    high: nameOf(session, summons?.high),
    first: summons?.high ? "no" : "yes",
    votes: payment?.votes ?? 0,
    office: payment?.office ? t(`office-${payment.office}`) : none,
    drawn: view.library.drawn,
    ...cardArgs(session),
  };
  let what: string = view.decision;
  if (what === "turn" && mine && view.acts.points === 0)
    what = view.legal.some((l) => l.kind !== "end") ? "turn-spent" : "turn-done";
  return t(`ask-${what}${mine ? "" : ".other"}`, args);
}
