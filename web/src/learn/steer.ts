// What the buttons of a lesson do. Whoever looks back at what was comes to what is first.
import { tick } from "svelte";
import { put } from "../browser/router.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Done } from "../wire/types.ts";

export async function steer(session: TableSession, request: () => Promise<Done>) {
  if (session.replaying) {
    put("at", null);
    await tick(); // the way back has its effects
  }
  await session.perform(request);
}
