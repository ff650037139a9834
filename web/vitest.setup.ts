// Files that the page loads by address are read from the disk.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

globalThis.fetch = async (address) => {
  const path = String(address).split("?")[0] ?? "";
  // The address of a file outside of this folder contains its whole path.
  const file = path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(import.meta.dirname, path);
  const text = await readFile(file, "utf8");
  return new Response(text);
};
