import { randomBytes } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveKey } from '../../../platform/security/tokens.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  signIn,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

describe('who makes a call', () => {
  let server: TestServer;
  let person: Person;
  let claims: { sub: string };
  let ownKey: Uint8Array;

  beforeAll(async () => {
    server = await startTestServer();
    person = await someManager(server, await someSuperuser(server));
    const [, payload = ''] = person.token.split('.');
    claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as typeof claims;
    ownKey = deriveKey(server.services.config.secretKey, 'access tokens');
  });

  afterAll(() => server.close());

  const withHeader = async (authorization: string) => {
    const response = await server.app.inject({
      url: '/api/user/',
      headers: { authorization },
    });
    return response.statusCode;
  };

  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

  const sign = (
    key: Uint8Array,
    { sub = claims.sub, issuer = 'tandem', expires = inAnHour(), alg = 'HS256' } = {},
  ) =>
    new SignJWT()
      .setProtectedHeader({ alg })
      .setIssuer(issuer)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);

  test('is read from a bearer token, as it was made', async () => {
    expect(await withHeader(`Bearer ${person.token}`)).toBe(200);
    expect(await withHeader(`bearer ${person.token}`)).toBe(200);
    expect(await withHeader(`Bearer ${await sign(ownKey)}`)).toBe(200);
  });

  test('holds no secret and no personal data in its token', () => {
    const [head = '', payload = ''] = person.token.split('.');
    const decoded = Buffer.from(head + payload, 'base64url').toString();
    expect(decoded).not.toContain(person.email);
    expect(Object.keys(claims).toSorted()).toEqual(['exp', 'iat', 'iss', 'sub']);
  });

  test('is nobody with a token that is forged, stale or none', async () => {
    const [head, payload, signature] = person.token.split('.');
    const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
    const noExpiry = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setIssuer('tandem');
    const forged = {
      'another key': await sign(randomBytes(32)),
      'the secret itself as the key': await sign(
        new TextEncoder().encode(server.services.config.secretKey),
      ),
      'the key of another use': await sign(
        deriveKey(server.services.config.secretKey, 'contract sheets'),
      ),
      'no signature': new UnsecuredJWT({})
        .setIssuer('tandem')
        .setSubject(claims.sub)
        .setExpirationTime(inAnHour())
        .encode(),
      'its signature cut off': `${head}.${payload}.`,
      'another payload': `${head}.${other}.${signature}`,
      'another algorithm': await sign(Buffer.concat([Buffer.from(ownKey), Buffer.from(ownKey)]), {
        alg: 'HS512',
      }),
      'another issuer': await sign(ownKey, { issuer: 'other' }),
      expired: await sign(ownKey, { expires: Math.floor(Date.now() / 1000) - 1 }),
      'no expiry': await noExpiry.setSubject(claims.sub).sign(ownKey),
      'no such sign-in': await sign(ownKey, { sub: '999999' }),
      'a subject that is no number': await sign(ownKey, { sub: 'x' }),
      'a subject that is too large': await sign(ownKey, { sub: '99999999999' }),
      'a negative subject': await sign(ownKey, { sub: '-1' }),
      'a subject with a fraction': await sign(ownKey, { sub: '1.5' }),
      'the refresh token': person.refresh,
      garbage: 'x.y.z',
    };
    for (const [name, token] of Object.entries(forged))
      expect([name, await withHeader(`Bearer ${token}`)]).toEqual([name, 401]);
    for (const header of ['', 'Bearer', 'Bearer ', person.token, `Basic ${person.token}`])
      expect([header, await withHeader(header)]).toEqual([header, 401]);
  });

  test('is nobody once the sign-in has ended', async () => {
    const other = await signIn(server, person.email);
    // The token has been verified once, and still says nothing by itself.
    expect(await withHeader(`Bearer ${other.token}`)).toBe(200);
    await server.call('POST /sign-out/', { body: { refresh: other.refresh } });
    expect(await withHeader(`Bearer ${other.token}`)).toBe(401);
  });

  test('does not matter where anyone may call', async () => {
    for (const token of [
      'x.y.z',
      await sign(randomBytes(32)),
      await sign(ownKey, { expires: 1 }),
    ]) {
      const health = await server.call('GET /health/', { as: token });
      expect(health.status).toBe(200);
      const reset = await server.call('POST /password-reset-email/', {
        as: token,
        body: { email: 'personne@exemple.fr' },
      });
      expect(reset.status).toBe(200);
    }
    const signedIn = await server.call('POST /token/', {
      as: 'x.y.z',
      body: { email: person.email, password: 'Tandem-2026!' },
    });
    expect(signedIn.status).toBe(200);
  });
});
