// Describes the faults of a board as text.
import { has, t } from "../i18n/i18n.svelte.ts";
import { facts } from "../wording/lists.ts";
import { factPath } from "../wire/factPath.ts";
import type { BoardFault } from "../wire/types.ts";
import { fieldName, entryName, type Names } from "./factWords.ts";
import type { Field } from "./facts.ts";

/** The entry of a fault, such as places/milano; "" for the board itself. */
export function entryAt(at: string): string {
  const { group, id } = factPath(at);
  return id && `${group}/${id}`;
}

const fields: Record<string, Field> = {
  name: "name",
  zone: "zone",
  features: "feature",
  sea: "sea",
  ducats: "ducats",
  knowledge: "knowledge",
  auction: "knowledge",
  neighbours: "road",
  place: "place",
  no: "no",
  id: "id",
};

/** The location of a fault: "Milano, Ducats". */
export function whereWords(at: string, names: Names): string {
  const entry = entryAt(at);
  if (entry === "") return at === "" ? t("bench-whole") : t(`bench-part-${at}`);
  const field = fields[factPath(at).key];
  return facts(entryName(entry, names), field && fieldName(field));
}

/** Translates the names in faults: features, seas, zones, places. */
function word(arg: string, names: Names): string {
  for (const id of [`feature-${arg}`, `sea-${arg}`, `zone-${arg}`]) if (has(id)) return t(id);
  return names.places.get(arg) ?? arg.replace(/^"(.*)"$/, "$1");
}

/** A fault in words. Without a translation, the server's text is shown. */
export function faultWords(fault: BoardFault, names: Names): string {
  const id = `fault-${fault.code}`;
  if (fault.code === "" || !has(id)) return fault.text;
  const words = fault.args.map((arg) =>
    arg
      .split(", ")
      .map((part) => word(part, names))
      .join(", "),
  );
  const [a = "", b = "", c = "", d = ""] = words;
  return t(id, { a, b, c, d });
}
