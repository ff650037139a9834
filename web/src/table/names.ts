// Names of what stands in a position: people, places, and what lies on the board.
import { has, t } from "../i18n/i18n.svelte.ts";
import { presetTitle } from "../lobby/names.ts";
import { cardName } from "./cards.ts";
import type { Seat, Table, Target } from "../wire/types.ts";
import type { Play } from "./play.svelte.ts";

/** A table by its name, else by the edition that is played. */
export const tableTitle = (table: Table | null) =>
  table === null ? t("volgare") : table.name || presetTitle(table.rules.preset);

/** Who sits on a seat: a person's name, else the colour. */
export function nameOf(play: Play, seat: Seat | string | null | undefined): string {
  if (!seat) return "";
  const holder = play.table?.seats.find((s) => s.seat === seat);
  return holder?.name && (!holder.bot || holder.away) ? holder.name : t(`seat-${seat}`);
}

/** A place of the board, or a sea. */
export function placeName(play: Play, id: string): string {
  return play.box?.places.find((p) => p.id === id)?.name ?? (has(`sea-${id}`) ? t(`sea-${id}`) : id);
}

/** An event tile by its number. */
export const eventName = (play: Play, no: number) =>
  play.view?.events.find((e) => e.no === no)?.name ?? String(no);

/** A manuscript by its id: level and colours. */
export function manuscriptName(id: string): string {
  const [level = "", ...colours] = id.split("-");
  return t("manuscript-name", {
    level: Number(level),
    colours: colours.map((c) => t(`zone-${c}`)).join(" · "),
  });
}

/** A library tile: its VP, and whether it stands for a manuscript. */
export const tileName = (tile: string) =>
  tile.endsWith("j") ? t("tile-joker", { vp: parseInt(tile) }) : t("tile-plain", { vp: parseInt(tile) });

/** Any thing that can be touched. */
export function targetName(play: Play, target: Target): string {
  const [what = "", which = ""] = target.split(":");
  switch (what) {
    case "place":
    case "sea":
      return placeName(play, which);
    case "seat":
      return nameOf(play, which);
    case "cubes":
      return t(`cube-${which}`, { n: 2 });
    case "manuscript":
      return manuscriptName(which);
    case "tile":
      return tileName(which);
    case "card":
      return cardName(which);
    case "good":
      return t(which === "ducats" ? "good-ducats" : `good-${which}.name`);
    case "action":
      return t(`kind-${which}`);
    case "lingua":
    case "stack":
      return t(`thing-${what}`);
    default: // track, friar, cardinal, office, deck
      return t(`${what}-${which}`);
  }
}
