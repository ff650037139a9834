/**
 * Adds a compressed copy `name.gz` next to each file of the interface that shrinks by it. Zopfli is slow and
 * saves a twentieth of gzip's result; the server only reads the copies.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipAsync } from "@gfx/zopfli";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
/** File types that are not compressed by themselves. */
const plain = /\.(js|css|ftl|svg|json)$/;
/** The size of a packet: compressing smaller files saves nothing. */
const least = 1024;

let [before, after] = [0, 0];
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !plain.test(path) || relative(dist, path) === "manifest.json") continue;
  const body = readFileSync(path);
  if (body.length < least) continue;
  const small = await gzipAsync(body, { numiterations: 5 });
  if (small.length > body.length * 0.9) continue;
  writeFileSync(`${path}.gz`, small);
  before += body.length;
  after += small.length;
}
console.log(`compressed: ${before} bytes to ${after}`);
