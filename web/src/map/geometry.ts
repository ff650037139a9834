/** The computed geometry of the built-in board; `npm run build` makes the file. It is fetched as data, beside the script. */
import type { Geometry } from "./types";
import address from "./geometry.json?url";

export type * from "./types";

export const geometry = (await (await fetch(address)).json()) as Geometry;
