// Keys by which the server knows a request again, so that it happens once however often it is sent.
import { Refusal } from "./client.ts";

/** Random bytes as hexadecimal digits. */
const random = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");

/** A key that nobody has used. */
export const freshKey = () => random(12);

/** A secret of this page: a newcomer who has had no answer, and so no cookie, is the same person when the request is repeated. */
export const newcomer = random(16);

/** Of each address the last request that has had no answer: what it asked, and its key. */
const unanswered = new Map<string, { asked: string; key: string }>();

/** Whether the server has said that nothing was done; else it may be done. */
const refused = (fault: unknown) => fault instanceof Refusal && (fault.problem?.status ?? 500) < 500;

/** Makes a request with a key. Until it has been answered, the same request has the same key. */
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
