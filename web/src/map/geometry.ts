/** The computed geometry of the built-in board; `npm run build` makes the file. */
import type { Geometry } from "./types";
import data from "./geometry.json";

export type * from "./types";

export const geometry = data as unknown as Geometry;
