// The current time as reactive state. It updates once a second while something reads it and the page is
// visible.
import { createSubscriber } from "svelte/reactivity";

const look = createSubscriber((update) => {
  const timer = setInterval(() => document.hidden || update(), 1000);
  return () => clearInterval(timer);
});

/** Milliseconds, as of Date.now(). */
export function now(): number {
  look();
  return Date.now();
}
