// Labels of a place, a sea and the knowledge track, for screen readers and for the legend.
import { said, t } from "../i18n/i18n.svelte.ts";
import { deckAt } from "../wording/cards.ts";
import { facts } from "../wording/lists.ts";
import { cheapestFirst } from "../wording/moves.ts";
import { nameOf } from "../wording/names.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Legal, Place, Seat, Target } from "../wire/types.ts";
import { isA } from "../wire/things.ts";
import { nodeOf } from "../map/ground.ts";

/** Moves that take a piece to another node. */
export const goes = (move: Legal) => move.kind === "move" || move.kind === "start" || move.kind === "embark";

/** The cheapest of some moves. */
export const cheapest = (moves: readonly Legal[]): Legal | null => cheapestFirst(moves)[0] ?? null;

/** The costs or gains of a move. */
export function price(move: Legal): string {
  return facts(
    move.points !== 0 && t("points", { n: -move.points }),
    move.ducats < 0 && t("ducats", { n: -move.ducats }),
    move.ducats > 0 && t("earn-ducats", { n: move.ducats }),
  );
}

function seats(session: TableSession, which: readonly Seat[]) {
  return facts(...which.map((seat) => (seat === session.seat ? t("board-you") : nameOf(session, seat))));
}

/** The kind of a place and its income. */
export function describe(session: TableSession, place: Place): string[] {
  const parts = [
    facts(...place.features.filter((f) => f !== "event").map((f) => t(`feature-${f}`))),
    place.zone ? t(`zone-${place.zone}`) : "",
    facts(
      place.ducats > 0 && t("ducats", { n: place.ducats }),
      place.knowledge > 0 && t("knowledge-n", { n: place.knowledge }),
    ),
  ];
  const tile = session.view?.canticle.find((c) => c.place === place.id);
  if (tile) parts.push(t("board-canticle", { turn: tile.turn, state: tile.active ? "active" : "asleep" }));
  for (const event of session.view?.events.filter((e) => e.place === place.id) ?? []) {
    if (event.state === "used") continue;
    const gift = facts(
      event.ducats > 0 && t("ducats", { n: event.ducats }),
      event.knowledge + event.auction > 0 && t("knowledge-n", { n: event.knowledge + event.auction }),
    );
    parts.push(t("board-event", { name: event.name, gift, state: event.state, turn: event.turn ?? 0 }));
  }
  const deck = deckAt(session.view?.decks ?? [], place);
  if (deck) parts.push(`${t(`deck-${deck.deck}`)}, ${t("deck-left", { n: deck.left })}`);
  return parts.filter((part) => part !== "");
}

/** The players at a place or a sea, and those who have collected there. */
export function people(session: TableSession, node: string): string[] {
  const players = session.view?.players ?? [];
  const here = players.filter((p) => nodeOf(p) === node).map((p) => p.seat);
  const took = players.filter((p) => p.discs.some((d) => d === node)).map((p) => p.seat);
  return [
    here.length > 0 ? t("board-here", { who: seats(session, here) }) : "",
    took.length > 0 ? t("board-discs", { who: seats(session, took) }) : "",
  ].filter((part) => part !== "");
}

/** The possible moves with a target on the map. */
function doable(session: TableSession, target: Target): string[] {
  const moves = session.selection.legal.get(target) ?? [];
  /** Embarking takes a piece to a sea. At a harbour it is listed with the other moves. */
  const goesThere = (m: Legal) => goes(m) && (m.kind !== "embark" || isA(target, "sea"));
  const there = cheapest(moves.filter(goesThere));
  const others = moves.filter((m) => !goesThere(m));
  const kinds = [...new Set(others.map((m) => m.kind))];
  return [
    there ? t("board-go", { price: price(there) || t("board-free") }) : "",
    ...kinds.map((kind) => {
      const move = cheapest(others.filter((m) => m.kind === kind));
      const cost = move ? price(move) : "";
      return cost ? said(t(`kind-${kind}`), cost) : t(`kind-${kind}`);
    }),
  ].filter((part) => part !== "");
}

/** The complete label of a place, in one line. */
export const placeLabel = (session: TableSession, place: Place) =>
  [
    [place.name, ...describe(session, place)].join(", "),
    ...people(session, place.id),
    ...doable(session, `place:${place.id}`),
  ].join("; ");

export const seaLabel = (session: TableSession, sea: string) =>
  [t(`sea-${sea}`), ...people(session, sea), ...doable(session, `sea:${sea}`)].join("; ");
