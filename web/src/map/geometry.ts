/** The computed geometry of the built-in board. `make map` writes the file, which is loaded as data. */
import type { Geometry } from "./shapes";
import address from "./geometry.json?url";

export type * from "./shapes";

export const geometry = (await (await fetch(address)).json()) as Geometry;
