// What a decision is about, for the message that asks for it.
import { t, type Args } from "../i18n/i18n.svelte.ts";
import type { View } from "../wire/types.ts";
import { nameOf, none, type Scene } from "./names.ts";

/** What the decisions of the expansions are about. */
function cardArgs(scene: Scene, { decks, trade, decides }: View): Args {
  const deck = decks.find((d) => d.drawn > 0);
  // The other one of the two who trade.
  const partner = trade?.by === decides ? trade?.with : trade?.by;
  return {
    deck: deck ? t(`deck-${deck.deck}`) : "",
    cards: deck?.drawn ?? 0,
    keeps: deck?.keeps ?? 0,
    partner: nameOf(scene, partner),
    counter: trade?.counter ? "yes" : "no",
  };
}

/** What the message of a decision takes, but for who is asked. */
export function askArgs(scene: Scene, view: View): Args {
  const { summons, payment } = view;
  return {
    points: view.acts.points,
    by: nameOf(scene, summons?.by),
    bid: summons?.bid ?? 0,
    high: nameOf(scene, summons?.high),
    first: summons?.high ? "no" : "yes",
    votes: payment?.votes ?? 0,
    office: payment?.office ? t(`office-${payment.office}`) : none,
    drawn: view.library.drawn,
    ...cardArgs(scene, view),
  };
}
