// The loader of all files that a page fetches after its first script: scripts with their styles, catalogues,
// pages, fonts, sprites, and server texts such as the rulebook. It retries until the file is loaded. The page
// reports files that failed more than once, and checks whether the server still has the files of this build.
import { during } from "./underWay.ts";
import { untilThere } from "./untilThere.ts";

/**
 * Failures after which a file is reported as missing: a single one is often over before the user could read
 * about it.
 */
const silent = 2;

export const parts = $state({
  /** The number of files that have failed and are still wanted. */
  missing: 0,
  /** The server has another build and not the files of this one: only a reload helps. */
  replaced: false,
});

/** Checks after a failure whether the server still has a file that this page has loaded. */
async function checkBuild() {
  try {
    const { status } = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    if (status === 404) parts.replaced = true;
  } catch {
    // The server cannot be reached, which says nothing about its build.
  }
}

let checking: Promise<void> | undefined; // one check for all files that fail meanwhile

/** Loads a file with retries, until it is loaded or no longer wanted. It throws a permanent failure. */
export async function part<T>(load: () => Promise<T>, wanted = () => true): Promise<T> {
  let missing = false;
  const again = (failures: number) => {
    if (!wanted()) return false;
    checking ??= checkBuild().finally(() => (checking = undefined));
    if (failures >= silent && !missing) {
      missing = true;
      parts.missing++;
    }
    return true;
  };
  try {
    return await untilThere(() => during("part", load()), again);
  } finally {
    if (missing) parts.missing--;
  }
}
