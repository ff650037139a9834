import { getContext, setContext } from "svelte";
import type { TableSession } from "./session.svelte.ts";

const key = Symbol("table session");

/** Provides the session of a table to child components. */
export const provideSession = (session: TableSession) => setContext(key, session);
/** The session of the table that a component belongs to. */
export const useSession = () => getContext<TableSession>(key);
