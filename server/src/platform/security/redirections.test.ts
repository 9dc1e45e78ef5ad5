import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { openSigningService } from '../esign/open-signing-service.ts';
import { openFileStore } from '../files/file-store.ts';
import { refinePlace } from '../places/refine-place.ts';
import { openSmsSender } from '../sms/sms-sender.ts';
import { makeSecretToken } from './tokens.ts';

/** A service that has been taken over, or moved: it sends whoever asks, with what they bring, to another host. */
let moved: Server;
let elsewhere: Server;
let config: Config;
const caught: string[] = [];

const listening = async (server: Server): Promise<string> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    caught.push(`${request.method} ${request.url}`);
    response.end('[]');
  });
  const to = await listening(elsewhere);
  moved = createServer((request, response) => {
    response.writeHead(307, { location: `${to}${request.url}` }).end();
  });
  const from = await listening(moved);
  config = readConfig({
    SMS_API_KEY: 'k',
    SMS_BASE_URL: from,
    SMS_SENDER: 'CFA',
    S3_ENDPOINT: from,
    S3_BUCKET: 'tandem-cv',
    S3_REGION: 'eu-west-3',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 'k',
    ESIGN_URL: from,
    ESIGN_KEY: 'api_1',
  });
});

afterAll(() => {
  for (const server of [moved, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
});

const name = `${makeSecretToken()}.pdf`;

test.each<[string, () => Promise<unknown>]>([
  [
    'the provider of SMS',
    () => openSmsSender(config).send({ to: '+33612345678', text: 'x', messageId: '<x>' }),
  ],
  [
    'the provider of SMS, for what came back,',
    async () => openSmsSender(config).returned(1)[Symbol.asyncIterator]().next(),
  ],
  [
    'the bucket, for a new file,',
    () => openFileStore(config).write(name, Buffer.from('x'), 'application/pdf'),
  ],
  ['the bucket, for a kept file,', () => openFileStore(config).read(name)],
  ['the signing service', async () => openSigningService(config)?.send('x')],
])('%s is asked where it is configured, and followed nowhere else', async (_, ask) => {
  await expect(ask()).rejects.toThrow('307');
  expect(caught).toEqual([]);
});

test('the list of communes is followed nowhere else', async () => {
  expect(await refinePlace({ city: 'Vienne' }, config.sms?.baseUrl)).toBeNull();
  expect(caught).toEqual([]);
});
