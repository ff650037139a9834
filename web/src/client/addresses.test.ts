import { expect, test } from "vitest";
import { onlyHere } from "./addresses.svelte.ts";

test("loopback names are recognized", () => {
  for (const name of ["localhost", "a.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
    expect(onlyHere(name), name).toBe(true);
  for (const name of ["192.168.1.5", "club.example", "localhost.example", "127.example", "[2001:db8::1]"])
    expect(onlyHere(name), name).toBe(false);
});
