import { newKey } from './requests.ts';

/** The keys of what has left and has no answer yet, by what it is. */
const unanswered = new Map<string, string>();

/**
 * Names what is sent, so that the server does it once: whoever presses again because no answer came sends it under the same key, word for word.
 * To be told when there is an answer.
 */
export const nameSent = (
  address: string,
  { method, headers, body }: RequestInit & { headers: Headers },
): (() => void) => {
  if (method !== 'POST' || body instanceof FormData) return () => undefined;
  const what = `${address} ${body as string}`;
  const key = unanswered.get(what) ?? newKey();
  unanswered.set(what, key);
  headers.set('idempotency-key', key);
  return () => void unanswered.delete(what);
};
