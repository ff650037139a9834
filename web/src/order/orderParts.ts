// The parts of the page that only a prepared turn needs, with their words.
import { withWords } from "../i18n/i18n.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { LazyPart } from "../ui/Lazy.svelte";

/** Moves are prepared, and the sandbox, which would change them, is closed. */
export const hasPrepared = ({ sandbox, order }: TableSession) =>
  sandbox.moves === null && (sandbox.draft.length > 0 || order !== null);

export const prepared: LazyPart = () => withWords(import("./Prepared.svelte"), "order");
export const orderResult: LazyPart = () => withWords(import("./OrderResult.svelte"), "order");
