// The buttons of a lesson. If the learner is looking at an earlier position, they return to the current one
// first.
import { tick } from "svelte";
import { put } from "../browser/router.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Done } from "../wire/types.ts";

export async function steer(session: TableSession, request: () => Promise<Done>) {
  if (session.replaying) {
    put("at", null);
    await tick(); // leaving the earlier position has effects
  }
  await session.perform(request);
}
