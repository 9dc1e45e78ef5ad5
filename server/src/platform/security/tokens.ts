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

/** Tokens that are remembered as verified; beyond it the oldest are let go. */
const mostVerified = 5000;

interface Verified {
  claims: AccessClaims;
  /** By which secret it is signed: once that has been changed it says nothing. */
  secret: string;
  /** In seconds. */
  expiresAt: number;
}

/** What was found out of a token, so that its signature is reckoned once and not with every call of its ten minutes. */
const rememberVerified = () => {
  const verified = new Map<string, Verified>();
  return {
    add: (token: string, one: Verified): void => {
      verified.set(token, one);
      const [oldest] = verified.keys();
      if (verified.size > mostVerified && oldest !== undefined) verified.delete(oldest);
    },
    find: (token: string, secrets: readonly string[], now: Date): AccessClaims | null => {
      const found = verified.get(token);
      if (!found) return null;
      // As `jwtVerify` has it: in whole seconds, and over with the second in which it expires.
      if (secrets.includes(found.secret) && found.expiresAt > Math.floor(now.getTime() / 1000))
        return found.claims;
      verified.delete(token);
      return null;
    },
  };
};

const signingKey = (bytes: Uint8Array): webcrypto.CryptoKey =>
  createSecretKey(bytes).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

export const openTokens = (
  keyring: Keyring,
  now: () => Date,
  livesMinutes = accessMinutes,
): Tokens => {
  // Bytes would be made a key of again for every token.
  const derived = new Map<string, webcrypto.CryptoKey>();
  const keyOf = (secret: string): webcrypto.CryptoKey => {
    const key = derived.get(secret) ?? signingKey(deriveKey(secret, 'access tokens'));
    derived.set(secret, key);
    return key;
  };
  const remembered = rememberVerified();
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
        .setExpirationTime(issuedAt + livesMinutes * 60)
        .sign(keyOf(keyring()[0] as string));
    },
    readAccess: async (token) => {
      const secrets = keyring();
      const known = remembered.find(token, secrets, now());
      if (known) return known;
      for (const secret of secrets) {
        const payload = await verified(token, keyOf(secret));
        if (payload === null) continue;
        const signInId = /^\d{1,10}$/.test(payload.sub ?? '') ? Number(payload.sub) : 0;
        if (signInId === 0 || signInId > largestId) return null;
        const claims = { signInId };
        remembered.add(token, { claims, secret, expiresAt: payload.exp ?? 0 });
        return claims;
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
