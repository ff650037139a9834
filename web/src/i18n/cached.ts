/** Caches formatters by their arguments: one takes some milliseconds to create, and is needed for every line. */
export function cached<A extends (string | undefined)[], T>(make: (...args: A) => T): (...args: A) => T {
  const made: Record<string, T> = {};
  return (...args) => (made[args.join()] ??= make(...args));
}
