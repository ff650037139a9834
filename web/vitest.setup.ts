// Files that the page fetches by their address are read from the disk.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

globalThis.fetch = async (address) => {
  const path = String(address).split("?")[0] ?? "";
  // What lies outside of this folder has its whole path in its address.
  const file = path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(import.meta.dirname, path);
  const text = await readFile(file, "utf8");
  return new Response(text);
};
