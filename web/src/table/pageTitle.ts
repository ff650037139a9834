// The title of a table's browser tab: the player to move, the turn, and the table.
import { t } from "../i18n/i18n.svelte.ts";
import type { Table, View } from "../wire/types.ts";
import { nameOf, type Scene } from "../wording/names.ts";
import { withCounts } from "../browser/badge.ts";
import { tableTitle } from "../wording/tables.ts";

interface Shown extends Scene {
  readonly table: Table | null;
  readonly unread?: number;
  readonly now: { readonly view: View } | null;
}

/**
 * `mine`: the seat to move belongs to this browser. `waiting`: the number of tables that wait for it; it is
 * left out if only this one does.
 */
export function pageTitle(scene: Shown, mine: boolean, waiting = 0): string {
  const { table, now } = scene;
  const { decides = null, turn = 0 } = table?.state === "playing" ? (now?.view ?? {}) : {};
  const says = [
    ...(mine
      ? [`● ${t("title-mine")}`]
      : decides
        ? [t("title-theirs", { name: nameOf(scene, decides) })]
        : []),
    ...(turn > 0 ? [t("turn-n", { n: turn })] : []),
    ...(table ? [tableTitle(table)] : []),
    t("volgare"),
  ].join(" · ");
  return withCounts(mine && waiting === 1 ? 0 : waiting, scene.unread ?? 0, says);
}
