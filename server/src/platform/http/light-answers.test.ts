import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLightAnswers } from './light-answers.ts';

let app: FastifyInstance;
let rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `Besoin ${id}` }));

beforeAll(async () => {
  app = fastify();
  addLightAnswers(app);
  app.get('/api/rows/', async (_, reply) => reply.header('x-total-count', rows.length).send(rows));
  app.get('/api/one/', async () => ({ id: 1 }));
  app.post('/api/rows/', async () => rows);
  await app.ready();
});

afterAll(() => app.close());

const read = (headers: Record<string, string>) => app.inject({ url: '/api/rows/', headers });

test('a list comes compressed in the best way that the caller knows, and as it is to others', async () => {
  const brotli = await read({ 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(rows);
  const gzipped = await read({ 'accept-encoding': 'gzip, br;q=0' });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(rows);
  const plain = await read({});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(rows);
});

test('a list that the caller has already is not sent again, until it changes', async () => {
  const { headers } = await read({});
  const known = { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' };
  const again = await read(known);
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect(again.headers['x-total-count']).toBe('100');
  rows = rows.slice(1);
  expect((await read(known)).statusCode).toBe(200);
});

test('what is short, and what answers something that was sent, is left as it is', async () => {
  const headers = { 'accept-encoding': 'br' };
  for (const call of [{ url: '/api/one/' }, { method: 'POST', url: '/api/rows/' } as const]) {
    const answer = await app.inject({ ...call, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.etag).toBeUndefined();
  }
});
