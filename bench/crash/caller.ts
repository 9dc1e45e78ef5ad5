import { adminEmail, password } from './place.ts';

export interface Answered {
  status: number;
  body: unknown;
  bytes: Buffer;
}

/** Makes calls as one person; rejects when the server is gone. */
export type Caller = (method: string, path: string, payload?: unknown) => Promise<Answered>;

const encoded = (payload: unknown): RequestInit => {
  if (payload === undefined) return {};
  if (payload instanceof FormData) return { body: payload };
  return { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
};

const callerWith =
  (address: string, access: string): Caller =>
  async (method, path, payload) => {
    const { headers, ...init } = encoded(payload);
    const response = await fetch(`${address}/api${path}`, {
      method,
      ...init,
      headers: { ...(headers as object), ...(access && { authorization: `Bearer ${access}` }) },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
    return { status: response.status, body, bytes };
  };

const accessTo = async (address: string, email: string): Promise<string> => {
  const { status, body } = await callerWith(address, '')('POST', '/token/', { email, password });
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return (body as { access: string }).access;
};

/** Below the ten minutes for which an access token holds. */
const keptMs = 8 * 60_000;

const kept = new Map<string, { access: string; at: number }>();

/** Signs in at the server of one place; a token that an earlier life of that server gave still holds in the next. */
export const resumeSignIn = async (address: string, email = adminEmail): Promise<Caller> => {
  const known = kept.get(email);
  if (known && performance.now() - known.at < keptMs) return callerWith(address, known.access);
  const at = performance.now();
  const access = await accessTo(address, email);
  kept.set(email, { access, at });
  return callerWith(address, access);
};

/** Signs in at a server; the superuser unless told. */
export const signIn = async (address: string, email = adminEmail): Promise<Caller> =>
  callerWith(address, await accessTo(address, email));
