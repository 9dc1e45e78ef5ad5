import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

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

export const openTokens = (secret: string, now: () => Date): Tokens => {
  const key = deriveKey(secret, 'access tokens');
  const issuer = 'tandem';
  return {
    makeAccess: ({ signInId }) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(signInId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessMinutes * 60)
        .sign(key);
    },
    readAccess: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'exp'],
          currentDate: now(),
        });
        const signInId = /^\d{1,10}$/.test(payload.sub ?? '') ? Number(payload.sub) : 0;
        return signInId > 0 && signInId <= largestId ? { signInId } : null;
      } catch {
        return null;
      }
    },
  };
};

/** 256 random bits, as text that fits an address. */
export const makeSecretToken = (): string => randomBytes(32).toString('base64url');

/** How a secret token is kept: a stolen copy of the database opens nothing. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
