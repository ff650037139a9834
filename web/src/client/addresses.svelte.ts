// Where other machines find this server, asked once. Only a page at an address of this machine alone needs it.
import { Asked } from "./asked.svelte.ts";
import { client } from "./client.ts";

export const addresses = new Asked(() => client.addresses());

/** Whether the name of a host leads every machine to itself. */
export const onlyHere = (hostname: string) =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127(\.\d+){3}$/.test(hostname);
