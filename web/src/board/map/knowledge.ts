// The knowledge track as the position and the previewed move tell it.
import { t } from "../../i18n/i18n.svelte.ts";
import { nameOf } from "../../table/names.ts";
import type { Play } from "../../table/play.svelte.ts";
import type { Seat } from "../../wire/types.ts";
import { levelAt } from "./frame.ts";

export interface Disc {
  seat: Seat;
  space: number;
  /** Its place among the discs on one space, the lowest first, and how many they are. */
  i: number;
  n: number;
}

const discsOf = (play: Play) => play.view?.tracks.find((track) => track.track === "knowledge")?.discs ?? [];

/** The discs of all seats. */
export function discs(play: Play): Disc[] {
  const all = discsOf(play);
  return all.map((disc) => {
    const together = all.filter((d) => d.space === disc.space);
    return { ...disc, i: together.indexOf(disc), n: together.length };
  });
}

/** Where the previewed move would take discs. */
export function ghosts(play: Play): { seat: Seat; from: number; space: number }[] {
  const last = new Map<Seat, number>();
  for (const { kind, seat, a, b } of play.preview?.effects ?? []) {
    if (kind === "track" && seat && a?.value === "knowledge" && typeof b?.value === "number")
      last.set(seat, b.value);
  }
  return [...last].map(([seat, space]) => ({
    seat,
    space,
    from: discsOf(play).find((d) => d.seat === seat)?.space ?? 0,
  }));
}

/** Who stands where, in words. */
export function knowledgeLabel(play: Play): string {
  const levels = play.box?.levels ?? [];
  const seats = discsOf(play).map(({ seat, space }) =>
    t("board-disc", { who: nameOf(play, seat), space, level: Math.max(1, levelAt(levels, space)) }),
  );
  return [t("track-knowledge"), ...seats].join("; ");
}

/** One space of the track in words. */
export function spaceLabel(play: Play, space: number): string {
  const levels = play.box?.levels ?? [];
  const level = Math.max(1, levelAt(levels, space));
  const next = levels[level];
  const here = discsOf(play)
    .filter((d) => d.space === space)
    .map((d) => nameOf(play, d.seat));
  return [
    t("board-space", { space, level }),
    next === undefined ? "" : t("board-next", { n: next - space, level: level + 1 }),
    here.join(", "),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
