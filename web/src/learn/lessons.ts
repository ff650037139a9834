// The list of lessons, the tutorial first: the same for everybody, for as long as the program runs.
import { Asked } from "../client/asked.svelte.ts";
import { client } from "../client/client.ts";

export const lessons = new Asked(() => client.lessons());
