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

/**
 * Leaves each part of an answer that is on its way as the answer of its own address. Where the whole is refused, does not
 * come or lacks a part, that is asked for by itself, which says why.
 */
export const leaveParts = (
  answers: EarlyStart['answers'],
  parts: Readonly<Record<string, string>>,
  whole: Promise<Response>,
  access: string,
): void => {
  const read = whole.then(async (response) => {
    if (!response.ok) throw new Error(String(response.status));
    const date = response.headers.get('date');
    const all = (await response.json()) as Record<string, unknown>;
    return (name: string) => {
      if (all[name] === undefined) throw new Error(`No ${name} in the answer.`);
      return new Response(JSON.stringify(all[name]), { headers: date === null ? {} : { date } });
    };
  });
  for (const [name, address] of Object.entries(parts)) {
    const response = read.then((partOf) => partOf(name));
    // Whoever takes it deals with its failure.
    response.catch(() => undefined);
    if (!answers.has(address)) answers.set(address, { access, at: Date.now(), response });
  }
};

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
