import { getContext, setContext } from "svelte";
import type { TableSession } from "./session.svelte.ts";

const key = Symbol("table session");

/** Gives the table to the components below. */
export const provideSession = (session: TableSession) => setContext(key, session);
/** The table at which a component stands. */
export const useSession = () => getContext<TableSession>(key);
