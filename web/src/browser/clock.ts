// The time, for whoever shows it: it goes on, once a second, as long as somebody looks.
import { createSubscriber } from "svelte/reactivity";

const look = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds, as of Date.now(). */
export function now(): number {
  look();
  return Date.now();
}
