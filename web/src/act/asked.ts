// The prompt: what is asked of whom, in one sentence.
import { t } from "../i18n/i18n.svelte.ts";
import { nameOf } from "../table/names.ts";
import type { Play } from "../table/play.svelte.ts";

/** What the decisions of the expansions are about. */
function cardArgs(play: Play) {
  const deck = play.view?.decks.find((d) => d.drawn > 0);
  const trade = play.view?.trade;
  // The other one of the two who trade.
  const partner = trade?.by === play.view?.decides ? trade?.with : trade?.by;
  return {
    deck: deck ? t(`deck-${deck.deck}`) : "",
    cards: deck?.drawn ?? 0,
    keeps: deck?.keeps ?? 0,
    partner: nameOf(play, partner),
    counter: trade?.counter ? "yes" : "no",
  };
}

export function asked(play: Play): string {
  const { view } = play;
  if (!view) return play.offline ? t("offline") : t("loading");
  if (view.decision === "over" || view.decides === null) {
    const winner = view.score.rank?.[0];
    return winner ? t("ask-over", { name: nameOf(play, winner) }) : t("ask-over-none");
  }
  if (play.table?.state === "closed") return t("ask-closed");
  const name = nameOf(play, view.decides);
  const mine = play.seat === view.decides && !play.away.some((s) => s.seat === play.seat);
  const { summons, payment } = view;
  const args = {
    name,
    // Who is alone before the screen need not be called by name.
    shared: play.mine.length > 1 ? "yes" : "no",
    points: view.acts.points,
    by: nameOf(play, summons?.by),
    bid: summons?.bid ?? 0,
    high: nameOf(play, summons?.high),
    first: summons?.high ? "no" : "yes",
    votes: payment?.votes ?? 0,
    office: payment?.office ? t(`office-${payment.office}`) : "",
    drawn: view.library.drawn,
    ...cardArgs(play),
  };
  let what: string = view.decision;
  if (what === "payment" && payment?.office) what = "payment-office";
  if (what === "turn" && mine && view.acts.points === 0)
    what = view.legal.some((l) => l.kind !== "end") ? "turn-spent" : "turn-done";
  return t(`ask-${what}${mine ? "" : ".other"}`, args);
}
