import { afterAll, beforeAll, expect, test } from 'vitest';
import { someCandidate, someSuperuser } from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const superuser = await someSuperuser(server);
  ({ token } = await someCandidate(server, superuser));
});

afterAll(() => server.close());

const part = (head: string, content: string): string =>
  `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

const send = (...parts: readonly string[]) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auto-fill/',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: `${parts.join('')}--b--\r\n`,
  });

test('a form holds one file of each name', async () => {
  const file = part('name="resume"; filename="a.pdf"', '%PDF-1.7');
  expect((await send(file, file)).json()).toMatchObject({
    code: 'invalid_input',
    fields: { resume: 'Fichier inattendu.' },
  });
});

test('a form holds no more text than a call without files', async () => {
  const texts = Array.from({ length: 12 }, (_, index) =>
    part(`name="f${index}"`, 'x'.repeat(99_000)),
  );
  expect((await send(...texts)).statusCode).toBe(413);
  expect((await send(...texts.slice(0, 2))).statusCode).not.toBe(413);
});
