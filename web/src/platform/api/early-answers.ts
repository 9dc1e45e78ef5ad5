/** What a call that was made before the client's code had come is known by: its address, and the token it was made with. */
interface EarlyAnswer {
  access: string;
  at: number;
  response: Promise<Response>;
}

/** What the script in the page's head (early/early.ts) leaves to the client. */
export interface EarlyStart {
  /** The access token as soon as it is fresh; absent where none was about to lapse. */
  renewing?: Promise<string>;
  answers: Map<string, EarlyAnswer>;
}

declare global {
  var tandemEarly: EarlyStart | undefined;
}

/** Milliseconds after which an answer that nobody took is no answer any more. */
const keptFor = 10_000;

/** The answer to a reading call that is on its way already, once; it falls back to `ask` where that one failed. */
export const takeEarly = (
  address: string,
  access: string | undefined,
  ask: () => Promise<Response>,
): Promise<Response> => {
  const answers = globalThis.tandemEarly?.answers;
  const early = answers?.get(address);
  if (!early) return ask();
  answers?.delete(address);
  if (early.access !== (access ?? '') || Date.now() - early.at > keptFor) return ask();
  return early.response.catch(ask);
};
