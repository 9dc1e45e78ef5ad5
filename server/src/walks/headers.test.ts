import { createHash } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretPaths } from '../platform/mail/links.ts';
import { sheetFor } from '../testing/fixtures/candidate-payloads.ts';
import { makePdf } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import {
  someCandidate,
  someEmail,
  someSuperuser,
  someTraining,
} from '../testing/fixtures/by-calls.ts';

describe('what answers carry for the browser', () => {
  let server: TestServer;
  let plain: TestServer;
  let webFolder: string;

  beforeAll(async () => {
    webFolder = mkdtempSync(path.join(tmpdir(), 'tandem-web-'));
    mkdirSync(path.join(webFolder, 'assets'));
    writeFileSync(
      path.join(webFolder, 'index.html'),
      '<html><head><meta name="nonce" content="__NONCE__"><script>early();</script></head></html>',
    );
    writeFileSync(path.join(webFolder, 'assets', 'a.js'), 'export {};');
    server = await startTestServer({ TRUST_PROXY: 'true' }, { webFolder });
    plain = await startTestServer({ PUBLIC_URL: 'http://tandem.example' }, { webFolder });
  });

  afterAll(async () => {
    await server.close();
    await plain.close();
    rmSync(webFolder, { recursive: true });
  });

  const everywhere = [
    '/',
    '/login',
    '/assets/a.js',
    '/assets/none.js',
    '/api/health/',
    '/api/none/',
    '/api/user/',
  ];

  test.each([...secretPaths.map((path) => `${path}/x`), '/reset-password?uid=1&token=x'])(
    '%s: holds a secret, which is neither indexed nor told',
    async (url) => {
      const { headers } = await server.app.inject({ url });
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  test.each(everywhere)('%s: not framed, not sniffed, no address told, https only', async (url) => {
    const { headers } = await server.app.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-type']).toMatch(/charset=utf-8$/);
  });

  test.each(['/api/%ff', '/assets/%'])(
    '%s: is no address, which is said with the same care',
    async (url) => {
      const { headers, statusCode } = await server.app.inject({ url });
      expect(statusCode).toBe(400);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  // Node.js answers these by itself, or lets them pass, unless it is told otherwise: no other level sends them.
  test.each([
    [400, 'no host', 'GET /api/health/ HTTP/1.1\r\n'],
    [400, 'two hosts', 'GET /api/health/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
    [400, 'two hosts for a page', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
    [417, 'what nobody can meet', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\n'],
    [200, 'a host less in the old protocol', 'GET /api/health/ HTTP/1.0\r\n'],
  ])('%i: %s, said with the same care', async (status, _, head) => {
    if (!plain.app.server.listening) await plain.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = plain.app.server.address() as AddressInfo;
    const caller = connect({ port, host: '127.0.0.1' });
    caller.write(`${head}Connection: close\r\n\r\n`);
    const answer = await text(caller);
    expect(answer).toContain(` ${status} `);
    expect(answer.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toContain("frame-ancestors 'none'");
  });

  test('a page carries a nonce of its own each time, and names no other host', async () => {
    const nonces = new Set<string>();
    for (const url of ['/', '/', '/login']) {
      const { headers, payload } = await server.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(payload).toContain(nonce);
      expect(nonce.length).toBeGreaterThan(20);
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/https?:|\*/);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('a page runs the script that stands in it by its very text, and no other that stands in a page', async () => {
    const { headers } = await server.app.inject({ url: '/login' });
    const text = createHash('sha256').update('early();').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${text}';`);
  });

  test('without https nobody is told to insist on it', async () => {
    const { headers } = await plain.app.inject({ url: '/' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('no other origin may read an answer, whatever it asks', async () => {
    for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
      const { headers } = await server.app.inject({
        method,
        url: '/api/token/',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
      const names = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect(names).toEqual([]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('what the API says is not kept', async () => {
    for (const url of ['/api/health/', '/%61pi/health/', '/api/%68ealth/', '/api/none/']) {
      const { headers } = await server.app.inject({ url });
      expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
    }
  });

  test.each([
    ['a name with what a header means', 'a"; filename="b.exe\\\r\nX-Evil: 1'],
    ['a path', '../../../etc/passwd.pdf'],
    ['signs of everywhere', 'Résumé 漢字 \u202Efdp.pdf'],
    ['the end of a program', 'cv.exe'],
    ['the end of a page', 'cv.pdf\u202E.html'],
  ])('a download is an attachment, also under %s', async (_, fileName) => {
    const superuser = await someSuperuser(server);
    const training = await someTraining(server, superuser);
    const { token } = await someCandidate(server, superuser);
    const form = new FormData();
    for (const [name, value] of Object.entries(sheetFor(training)))
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one));
    const pdf = makePdf(['Zoé']);
    form.append('resume', new Blob([new Uint8Array(pdf)], { type: 'text/html' }), fileName);
    const sent = new Response(form);
    const saved = await server.app.inject({
      method: 'POST',
      url: '/api/applicants/registration/',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(saved.statusCode).toBe(201);
    const { resume } = saved.json<{ resume: string }>();
    const { headers, rawPayload } = await server.app.inject({
      url: `/api/download/${resume.split('/').at(-1) ?? ''}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="document\.pdf"; filename\*=UTF-8''[\w%.!~*'()-]+$/,
    );
    // It ends as what it is, and nothing in it turns that around.
    expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(/[^\u202E]\.pdf$/);
    expect(String(headers['content-disposition'])).not.toContain('%E2%80%AE');
    expect(headers['x-evil']).toBeUndefined();
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(rawPayload.equals(Buffer.from(pdf))).toBe(true);
  });

  /** How many passwords of one account are tried before whoever guesses there is sent away. */
  const guessesFrom = async ({ app }: TestServer, forwarded: (turn: number) => string) => {
    const email = someEmail();
    for (let turn = 0; turn < 8; turn += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/token/',
        remoteAddress: '192.0.2.1',
        headers: { 'x-forwarded-for': forwarded(turn) },
        payload: { email, password: 'Faux-2026!' },
      });
      if (statusCode === 429) return turn;
    }
    return 'never';
  };

  test('behind a proxy its word on the network address counts, and nothing that stands before it', async () => {
    expect(await guessesFrom(server, (turn) => `203.0.113.${turn}, 198.51.100.1`)).toBe(5);
    expect(await guessesFrom(server, (turn) => `198.51.100.1, 203.0.113.${turn}`)).toBe('never');
  });

  test('without a proxy nobody names an address for themself', async () => {
    expect(await guessesFrom(plain, (turn) => `203.0.113.${turn}`)).toBe(5);
  });
});
