import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Envelopes, Refusal, type Body, type CaughtEnvelope } from './documenso-envelopes.ts';

/** What a call is answered: a status, half of an answer, or one without end. */
type Fault = number | 'half' | 'endless';

/** A server that speaks Documenso's API v2 as it is documented, and fails as a test asks. */
export interface TestSigningServer {
  url: string;
  key: string;
  envelopes: CaughtEnvelope[];
  /** The keys that calls have shown. */
  keys: string[];
  /** Somebody does something there, by their address. */
  act(email: string, what: 'open' | 'sign' | 'reject', at?: Date): void;
  /** Answers the next call whose path begins so. */
  fail(path: string, fault: Fault): void;
  close(): Promise<void>;
}

const key = 'api_une_cle_inventee';

const formOf = async (body: Buffer, type: string): Promise<{ payload: Body; pdf: Buffer }> => {
  const headers = { 'content-type': type };
  const request = new Request('http://here/', {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  const form = await request.formData();
  const file = form.get('files') as File;
  return {
    payload: JSON.parse(form.get('payload') as string) as Body,
    pdf: Buffer.from(await file.arrayBuffer()),
  };
};

const answerTo = async (
  envelopes: Envelopes,
  { headers, method }: IncomingMessage,
  { path, body }: { path: string; body: Buffer },
): Promise<Buffer | object> => {
  if (headers.authorization !== key) throw new Refusal(401);
  const { pathname, searchParams } = new URL(path, 'http://here');
  if (pathname === '/envelope/create') {
    const { payload, pdf } = await formOf(body, String(headers['content-type']));
    return envelopes.create(payload, pdf);
  }
  const post = envelopes.posts[pathname];
  if (method === 'POST' && post) return post(JSON.parse(body.toString()) as Body);
  const item = /^\/envelope\/item\/([^/]+)\/download$/.exec(pathname)?.[1];
  if (item) return envelopes.download(item, searchParams.get('version'));
  return envelopes.shown(pathname.replace('/envelope/', ''));
};

const spoil = (response: ServerResponse, fault: Fault, whole: Buffer): void => {
  if (fault === 'half') {
    response.writeHead(200, { 'content-length': String(whole.length) });
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
  } else if (fault === 'endless') {
    response.writeHead(200);
    const more = () => void (response.destroyed || response.write(Buffer.alloc(1024 * 1024), more));
    more();
  }
};

/** What it says of people must not be repeated. */
const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { location: 'http://127.0.0.1:9/' });
  response.end(JSON.stringify({ message: 'Jean Martin' }));
};

export const startSigningServer = async (): Promise<TestSigningServer> => {
  const envelopes = new Envelopes();
  const keys: string[] = [];
  const faults = new Map<string, Fault>();

  const faultOf = (path: string): Fault | undefined => {
    const begin = [...faults.keys()].find((one) => path.startsWith(one));
    const fault = begin === undefined ? undefined : faults.get(begin);
    if (begin !== undefined) faults.delete(begin);
    return fault;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = String(request.url).replace('/api/v2', '');
    const body = await buffer(request);
    keys.push(String(request.headers.authorization));
    const fault = faultOf(path);
    if (typeof fault === 'number') return refuse(response, fault);
    try {
      const told = await answerTo(envelopes, request, { path, body });
      const whole = Buffer.isBuffer(told) ? told : Buffer.from(JSON.stringify(told));
      if (fault) spoil(response, fault, whole);
      else response.writeHead(200).end(whole);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(response, error.status);
    }
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    envelopes: envelopes.all,
    keys,
    act: (email, what, at = new Date()) => envelopes.act(email, what, at),
    fail: (path, fault) => void faults.set(path, fault),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
