import { createHash, createSecretKey, hkdfSync, randomBytes, type webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Keyring } from './keyring.ts';

export const accessMinutes = 10;

/** PostgreSQL's largest integer. */
const largestId = 2_147_483_647;

export interface AccessClaims {
  signInId: number;
}

export interface Tokens {
  /** A signed token that says which sign-in a call belongs to, for ten minutes. */
  makeAccess(claims: AccessClaims): Promise<string>;
  /** Null for a token that is forged, expired, or none. */
  readAccess(token: string): Promise<AccessClaims | null>;
}

/** Keys for different uses are derived from the one secret, so that none stands for another. */
export const deriveKey = (secret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `tandem ${use}`, 32));

const signingKey = (bytes: Uint8Array): webcrypto.CryptoKey =>
  createSecretKey(bytes).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

export const openTokens = (keyring: Keyring, now: () => Date): Tokens => {
  // Bytes would be made a key of again for every token.
  const derived = new Map<string, webcrypto.CryptoKey>();
  const keys = (): webcrypto.CryptoKey[] =>
    keyring().map((secret) => {
      const key = derived.get(secret) ?? signingKey(deriveKey(secret, 'access tokens'));
      derived.set(secret, key);
      return key;
    });
  const issuer = 'tandem';
  const verified = async (token: string, key: webcrypto.CryptoKey): Promise<JWTPayload | null> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer,
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'exp'],
        currentDate: now(),
      });
      return payload;
    } catch {
      return null;
    }
  };
  return {
    makeAccess: ({ signInId }) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(signInId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessMinutes * 60)
        .sign(keys()[0] as webcrypto.CryptoKey);
    },
    readAccess: async (token) => {
      for (const key of keys()) {
        const payload = await verified(token, key);
        if (payload === null) continue;
        const signInId = /^\d{1,10}$/.test(payload.sub ?? '') ? Number(payload.sub) : 0;
        return signInId > 0 && signInId <= largestId ? { signInId } : null;
      }
      return null;
    },
  };
};

/** 256 random bits, as text that fits an address. */
export const makeSecretToken = (): string => randomBytes(32).toString('base64url');

/** How a secret token is kept: a stolen copy of the database opens nothing. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
