// Creates the new board with which the editor starts.
import { plain } from "../i18n/fold.ts";
import { t } from "../i18n/i18n.svelte.ts";
import type { BoardSheet } from "../wire/types.ts";
import { ownCode } from "./change.ts";

/** The name of a board's file, from its title: lower case letters, digits and hyphens. */
export const fileName = (title: string) =>
  plain(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 32)
    .replace(/-+$/, "") || "board";

/** A renamed copy of a board, with a source for the values that are edited in it. */
export function fresh(board: BoardSheet): BoardSheet {
  const title = t("bench-own-title");
  const own = { code: ownCode, text: t("bench-own-source") };
  return {
    ...board,
    board: fileName(title),
    title,
    note: "",
    sources: [...board.sources.filter((s) => s.code !== ownCode), own],
  };
}
