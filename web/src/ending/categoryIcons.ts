// The icon of each scoring category.
import type { IconName } from "../ui/icons.ts";
import type { Category } from "./ceremony.ts";

export const categoryIcons: Record<Category, IconName> = {
  scribes: "scribes",
  library: "library",
  riddle: "riddle",
  canticle: "canticle",
  university: "university",
  harbours: "harbour",
  manuscripts: "manuscript",
  colours: "lingua",
  tile: "cardinal",
  ducats: "ducat",
  votes: "politicians",
  office: "crown",
  ritmo: "chat",
  placiti: "rule",
  poets: "sound",
  glossario: "knowledge",
};
