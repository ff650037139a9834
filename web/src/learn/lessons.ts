// The list of lessons, the tutorial first. It never changes, so it is loaded once.
import { Asked } from "../client/asked.svelte.ts";
import { client } from "../client/client.ts";

export const lessons = new Asked(() => client.lessons());
