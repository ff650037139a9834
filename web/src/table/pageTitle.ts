// What the tab of the browser says of a table: who decides, in which turn, then which table it is.
import { t } from "../i18n/i18n.svelte.ts";
import type { Table, View } from "../wire/types.ts";
import { nameOf, type Scene } from "../wording/names.ts";
import { tableTitle, withUnread } from "../wording/tables.ts";

interface Shown extends Scene {
  readonly table: Table | null;
  readonly unread?: number;
  readonly now: { readonly view: View } | null;
}

/** `mine`: what is decided is decided here. */
export function pageTitle(scene: Shown, mine: boolean): string {
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
  return withUnread(scene.unread ?? 0, says);
}
