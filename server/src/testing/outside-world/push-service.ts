import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';

/** What a browser hands to the product when somebody asks to be told. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Of a browser at a service that is nowhere. */
export const someSubscription: Subscription = {
  endpoint: 'https://alertes.exemple.invalid/1',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
};

export interface TestBrowser {
  subscription: Subscription;
  /** What it has been told, opened with keys that it alone has. */
  told: unknown[];
  /** When it was told each of them. */
  toldAt: Date[];
  /** It is there no more: the service says so from now on. */
  leave(): void;
}

/** A push service (RFC 8030) that takes what is signed (RFC 8292) with the key that its browsers named, and their browsers. */
export interface TestPushService {
  /** A browser whose page asked with this key of the server, as base64url. */
  subscribe(serverKey: string): TestBrowser;
  /** Why requests were refused. */
  faults: string[];
  /** The headers of the last request that was taken. */
  lastHeaders(): IncomingMessage['headers'];
  /** Answers the next requests with this status. */
  fail(status: number, times: number): void;
  close(): Promise<void>;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Opens a message of one record (RFC 8291, RFC 8188), as a browser does. */
const opened = (body: Buffer, own: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const key = derived(own.computeSecret(senderKey), auth, info, 32);
  const contentKey = derived(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(key, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(
    sealed.subarray(-16),
  );
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

/** Whether it is signed with the key that the browser named, for this service and not for ever. */
const checkSignature = async (
  authorization: string,
  serverKey: string,
  audience: string,
): Promise<void> => {
  const [, token = '', shown] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (shown !== serverKey) throw new Error('another key');
  const point = bytes(serverKey);
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const { payload } = await jwtVerify(token, key, { audience });
  const day = 24 * 3600;
  if ((payload.exp ?? Infinity) > Date.now() / 1000 + day) throw new Error('signed for too long');
  if (!/^(mailto:|https:)/.test(payload.sub ?? '')) throw new Error('nobody to write to');
};

interface Kept {
  own: ECDH;
  auth: Buffer;
  serverKey: string;
  told: unknown[];
  toldAt: Date[];
  isGone: boolean;
}

/** `now`: the clock by which it keeps when it told a browser. */
export const startPushService = async (now = () => new Date()): Promise<TestPushService> => {
  const browsers = new Map<string, Kept>();
  const faults: string[] = [];
  let failure = { status: 500, times: 0 };
  let lastHeaders: IncomingMessage['headers'] = {};
  let url = '';

  const take = async (request: IncomingMessage): Promise<number> => {
    const body = await buffer(request);
    if (failure.times > 0) {
      failure.times -= 1;
      return failure.status;
    }
    const browser = browsers.get(request.url ?? '');
    if (!browser) return 404;
    if (browser.isGone) return 410;
    const { headers } = request;
    if (!/^\d+$/.test(String(headers['ttl'])) || headers['content-encoding'] !== 'aes128gcm')
      return 400;
    await checkSignature(headers.authorization ?? '', browser.serverKey, url);
    browser.told.push(JSON.parse(opened(body, browser.own, browser.auth)));
    browser.toldAt.push(now());
    lastHeaders = headers;
    return 201;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = await take(request).catch((error: unknown) => {
      faults.push(String(error));
      return 403;
    });
    response.writeHead(status).end();
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    faults,
    lastHeaders: () => lastHeaders,
    fail: (status, times) => void (failure = { status, times }),
    subscribe: (serverKey) => {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      const path = `/p/${randomBytes(12).toString('base64url')}`;
      const browser: Kept = { own, auth, serverKey, told: [], toldAt: [], isGone: false };
      browsers.set(path, browser);
      return {
        subscription: {
          endpoint: `${url}${path}`,
          p256dh: own.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        told: browser.told,
        toldAt: browser.toldAt,
        leave: () => void (browser.isGone = true),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
