// Names of what stands in a position: people, places, and what lies on the board.
import { has, t } from "../i18n/i18n.svelte.ts";
import { presetTitle } from "./presets.ts";
import type { Box, Seat, Table, View } from "../wire/types.ts";

/** Where names are read: a table, its box, and a position of it. */
export interface Scene {
  readonly table: Table | null;
  readonly box: Box | null;
  readonly view: View | null;
}

/** A table by its name, else by the edition that is played. */
export const tableTitle = (table: Table | null) =>
  table === null ? t("volgare") : table.name || presetTitle(table.rules.preset);

/** Who sits on a seat: a person's name, else the colour. */
export function nameOf(scene: Scene, seat: Seat | string | null | undefined): string {
  if (!seat) return "";
  const holder = scene.table?.seats.find((s) => s.seat === seat);
  return holder?.name && (!holder.bot || holder.away) ? holder.name : t(`seat-${seat}`);
}

/** A place of the board, or a sea. */
export function placeName(scene: Scene, id: string): string {
  return scene.box?.places.find((p) => p.id === id)?.name ?? (has(`sea-${id}`) ? t(`sea-${id}`) : id);
}

/** An event tile by its number. */
export const eventName = (scene: Scene, no: number) =>
  scene.view?.events.find((e) => e.no === no)?.name ?? String(no);

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

/** Cubes with their number, as somebody takes or gives them: "2 nobles". */
export const cubes = (kind: string, n: number) => t("cubes-n", { n, cubes: t(`cube-${kind}`, { n }) });

/** The same by themselves, in a list. */
export const cubesListed = (kind: string, n: number) =>
  t("cubes-n.listed", { n, cubes: t(`cube-${kind}`, { n }) });
