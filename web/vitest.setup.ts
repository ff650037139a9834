// Files that the page fetches by their address are read from the disk.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

globalThis.fetch = async (address) => {
  const text = await readFile(join(import.meta.dirname, String(address).split("?")[0] ?? ""), "utf8");
  return new Response(text);
};
