// How to play in five minutes: its sections, with their icons.
import type { IconName } from "../ui/icons.ts";

export const parts: { name: string; icons: IconName[]; lines: number }[] = [
  { name: "aim", icons: ["crown"], lines: 2 },
  { name: "turn", icons: ["point"], lines: 3 },
  { name: "travel", icons: ["map", "harbour"], lines: 2 },
  { name: "cities", icons: ["city", "event"], lines: 3 },
  { name: "manuscripts", icons: ["knowledge", "manuscript"], lines: 3 },
  { name: "cubes", icons: ["politicians", "nobles", "abbesses", "scribes"], lines: 3 },
  { name: "status", icons: ["convent", "cathedral"], lines: 3 },
  { name: "tracks", icons: ["riddle", "messenger", "orient", "canticle", "library", "rest"], lines: 6 },
  { name: "end", icons: ["skip", "crown"], lines: 3 },
  { name: "first", icons: ["help"], lines: 3 },
];
