import { onSignInChange } from '../session/sign-in-tokens.ts';

interface Known {
  tag: string;
  text: string;
}

/** The last long answers of this tab, by their address: in memory alone, so that nobody's data stays on the disk. */
const known = new Map<string, Known>();
const most = 20;

onSignInChange(() => known.clear());

/** Asks for what may be known already; where the server says that it is the same still, that is the answer. */
export const askUnlessKnown = async (
  address: string,
  headers: Headers,
  ask: () => Promise<Response>,
): Promise<Response> => {
  const before = known.get(address);
  if (before) headers.set('if-none-match', before.tag);
  const response = await ask();
  if (response.status !== 304 || !before) return response;
  return new Response(before.text, { headers: response.headers });
};

/** The text of an answer, kept where the server has marked it. */
export const textOf = async (response: Response): Promise<string> => {
  const text = await response.text();
  const tag = response.headers.get('etag');
  // One that was kept has no address any more.
  if (!tag || !response.ok || response.url === '') return text;
  known.delete(response.url);
  known.set(response.url, { tag, text });
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return text;
};
