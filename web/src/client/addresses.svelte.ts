// The addresses of this server for other machines, requested once. Only pages at a loopback address need
// them.
import { Asked } from "./asked.svelte.ts";
import { client } from "./client.ts";

export const addresses = new Asked(() => client.addresses());

/** Whether a host name resolves to the local machine everywhere. */
export const onlyHere = (hostname: string) =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127(\.\d+){3}$/.test(hostname);
