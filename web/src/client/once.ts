// Idempotency keys: the server recognizes a repeated request and performs it once.
import { Refusal } from "./client.ts";

/** Random bytes as hexadecimal digits. */
const random = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");

/** A new key. */
export const freshKey = () => random(12);

/**
 * A secret of this page. With it, a new user whose first response (and cookie) was lost is recognized when
 * the request is repeated.
 */
export const newcomerSecret = random(16);

/** For each address, the last request without a response: its content and its key. */
const unanswered = new Map<string, { asked: string; key: string }>();

/** Whether the server confirmed that nothing was done. Otherwise the request may have taken effect. */
const refused = (fault: unknown) => fault instanceof Refusal && (fault.problem?.status ?? 500) < 500;

/** Makes a request with a key. Until there is a response, the same request has the same key. */
export async function once<T>(path: string, asked: string, send: (key: string) => Promise<T>): Promise<T> {
  const last = unanswered.get(path);
  const key = last?.asked === asked ? last.key : freshKey();
  const answered = () => unanswered.get(path)?.key === key && unanswered.delete(path);
  unanswered.set(path, { asked, key });
  try {
    const answer = await send(key);
    answered();
    return answer;
  } catch (fault) {
    if (refused(fault)) answered();
    throw fault;
  }
}
