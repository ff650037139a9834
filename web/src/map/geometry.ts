/** The computed geometry of the built-in board; `npm run build` makes the file. It is fetched as data, beside the script. */
import type { Geometry } from "./shapes";
import address from "./geometry.json?url";

export type * from "./shapes";

export const geometry = (await (await fetch(address)).json()) as Geometry;
