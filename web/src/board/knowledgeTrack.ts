// The knowledge track according to the position and the previewed move.
import { t } from "../i18n/i18n.svelte.ts";
import { nameOf } from "../wording/names.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Seat } from "../wire/types.ts";
import { levelAt } from "./frame.ts";

export interface Disc {
  seat: Seat;
  space: number;
  /** Its index among the discs on one space, lowest first, and their number. */
  i: number;
  n: number;
}

/** The last space of the track; of the printed board until the set-up is loaded. */
export const lastSpace = (session: TableSession) => session.setup?.lengths["knowledge"] ?? 92;

const discsOf = (session: TableSession) =>
  session.view?.tracks.find((track) => track.track === "knowledge")?.discs ?? [];

/** The discs of all seats. */
export function discs(session: TableSession): Disc[] {
  const all = discsOf(session);
  return all.map((disc) => {
    const together = all.filter((d) => d.space === disc.space);
    return { ...disc, i: together.indexOf(disc), n: together.length };
  });
}

/** The discs as the previewed move would move them. */
export function ghosts(session: TableSession): { seat: Seat; from: number; space: number }[] {
  const last = new Map<Seat, number>();
  for (const { kind, seat, a, b } of session.selection.preview?.effects ?? []) {
    if (kind === "track" && seat && a?.value === "knowledge" && typeof b?.value === "number")
      last.set(seat, b.value);
  }
  return [...last].map(([seat, space]) => ({
    seat,
    space,
    from: discsOf(session).find((d) => d.seat === seat)?.space ?? 0,
  }));
}

/** The positions of all discs, in words. */
export function knowledgeLabel(session: TableSession): string {
  const levels = new Map(session.view?.players.map(({ seat, level }) => [seat, level]));
  const seats = discsOf(session).map(({ seat, space }) =>
    t("board-disc", { who: nameOf(session, seat), space, level: levels.get(seat) ?? 1 }),
  );
  return [t("track-knowledge"), ...seats].join("; ");
}

/** One space of the track in words. */
export function spaceLabel(session: TableSession, space: number): string {
  const levels = session.setup?.levels ?? [];
  const level = Math.max(1, levelAt(levels, space));
  const next = levels[level];
  const here = discsOf(session)
    .filter((d) => d.space === space)
    .map((d) => nameOf(session, d.seat));
  return [
    t("board-space", { space, level }),
    next === undefined ? "" : t("board-next", { n: next - space, level: level + 1 }),
    here.join(", "),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
