// The title of a seat's rank, and all its public state in words.
import { t } from "../i18n/i18n.svelte.ts";
import { hereWord } from "../session/present.ts";
import type { TableSession } from "../session/session.svelte.ts";
import { figure } from "../ui/numbers.ts";
import type { Player } from "../wire/types.ts";
import { handsWords } from "../wording/cards.ts";
import { swings } from "../wording/categories.ts";
import { cubeWords, facts } from "../wording/lists.ts";
import { nameOf, placeName } from "../wording/names.ts";
import { personOf, worthOf, type Cloth } from "../wording/people.ts";

/** The title of its office, friar or cardinal tile, or status, with its power. */
export function rankOf({ setup }: TableSession, player: Player): { rank: string; power: string } {
  const cloth: Cloth = player.friar ? "friar" : "cardinal";
  const tile = player[cloth];
  return {
    rank: t(
      player.office ? `office-${player.office}` : tile ? `${cloth}-${tile}` : `status-${player.status}`,
    ),
    power: tile ? worthOf(cloth, personOf(setup, cloth, tile)).join("; ") : "",
  };
}

/** The player of the seat, unless it is simply a person. */
function holderWords(session: TableSession, player: Player): string {
  const { table, seat } = session;
  const holder = table?.seats.find((s) => s.seat === player.seat);
  return facts(
    seat === player.seat && t("seat-me"),
    holder?.bot && t("bot"),
    holder?.botPlaying && t("seat-bot-playing"),
    holder?.resigned && t("seat-resigned"),
    hereWord(session, player.seat),
  );
}

/** Its public possessions. */
function goods(session: TableSession, player: Player): string {
  const { hidden } = player;
  return facts(
    t("seat-scribes", { n: player.scribes }),
    t("seat-discs", { n: player.discs.length }),
    t("seat-tiles", { n: player.tiles }),
    player.graduate && t("seat-graduate"),
    player.reader && t("seat-reader"),
    handsWords(session, player),
    hidden && t("seat-hidden", { votes: hidden.votes, cubes: cubeWords(hidden.cubes) }),
  );
}

/** The public state of a seat; `place` is its position in the order of play, from 1. */
export function seatWords(session: TableSession, player: Player, place: number): string {
  const where = player.place ?? player.sea;
  return facts(
    `${place}. ${nameOf(session, player.seat)}`,
    t(`seat-${player.seat}`),
    holderWords(session, player),
    session.view?.decides === player.seat && t("seat-decides"),
    rankOf(session, player).rank,
    t("ducats", { n: player.ducats }),
    t("knowledge-level", { n: player.level }),
    where && placeName(session, where),
    goods(session, player),
    knownWords(session, player),
  );
}

/** The known score of a seat. */
export const scoreOf = ({ view }: TableSession, { seat }: Pick<Player, "seat">) =>
  view?.score.seats.find((s) => s.seat === seat);

/** The known score in words, and the part of it that goes to the leader at the end. */
export function knownWords(session: TableSession, player: Pick<Player, "seat">): string {
  const { score } = session.view ?? {};
  const { known = 0, lines = [] } = scoreOf(session, player) ?? {};
  const open = lines
    .filter((line) => score && swings(score, line))
    .reduce((sum, { vp }) => sum + (vp ?? 0), 0);
  return t("seat-known", { n: known, open });
}

/**
 * The known score as a number: a minimum if other players hide possessions. Before the first turn they have
 * nothing to hide.
 */
export function sumOf(session: TableSession, player: Pick<Player, "seat">): string {
  const { known = 0, total = null } = scoreOf(session, player) ?? {};
  const least = total === null && (session.view?.turn ?? 0) > 0;
  return least ? t("score-at-least", { n: figure(known) }) : figure(known);
}

/** The players in the order of this turn. */
export const inOrder = ({ view }: TableSession): Player[] =>
  (view?.order ?? []).flatMap((seat) => view?.players.find((p) => p.seat === seat) ?? []);
