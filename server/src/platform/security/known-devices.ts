import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Keyring } from './keyring.ts';
import { deriveKey } from './tokens.ts';

/** A browser on which people have signed in, as it shows by the token that the last sign-in left there. */
export interface KnownDevice {
  id: string;
  /** Whose password was right here, the latest first. */
  accounts: readonly number[];
  /** What stood then for the password of each. */
  marks: readonly string[];
}

export interface KnownDevices {
  /** The device that a token stands for; null for one that is forged, too old, or none. */
  read(token: string): Promise<KnownDevice | null>;
  /** What to leave on a device where an account has signed in, whose password `mark` stands for; `before` is what was there. */
  remember(accountId: number, mark: string, before: KnownDevice | null): Promise<string>;
}

/** A family or a company's reception may share a browser. */
const accountsEach = 5;
const lifetimeMs = 180 * 24 * 3600 * 1000;
const issuer = 'tandem';
const audience = 'known device';

const claims = z.object({
  sub: z.string().min(1).max(40),
  accounts: z.array(z.int().positive()).max(accountsEach),
  marks: z.array(z.string().max(64)).max(accountsEach).default([]),
});

/** A token opens nothing: whoever has one may only try a password where others are slowed down. */
export const openKnownDevices = (keyring: Keyring, now: () => Date): KnownDevices => {
  const keys = () => keyring().map((secret) => deriveKey(secret, 'known devices'));
  const options = { issuer, audience, algorithms: ['HS256'], requiredClaims: ['exp'] };
  return {
    read: async (token) => {
      if (token === '') return null;
      for (const key of keys()) {
        const verified = await jwtVerify(token, key, { ...options, currentDate: now() }).catch(
          () => null,
        );
        const read = claims.safeParse(verified?.payload);
        if (read.success) {
          const { sub: id, accounts, marks } = read.data;
          return { id, accounts, marks };
        }
      }
      return null;
    },
    remember: (accountId, mark, before) => {
      const others = (before?.accounts ?? []).flatMap((other, at) =>
        other === accountId ? [] : [[other, before?.marks[at] ?? ''] as const],
      );
      const kept = [[accountId, mark] as const, ...others].slice(0, accountsEach);
      const claimed = { accounts: kept.map(([id]) => id), marks: kept.map(([, of]) => of) };
      return new SignJWT(claimed)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(before?.id ?? randomBytes(12).toString('base64url'))
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + lifetimeMs))
        .sign(keys()[0] as Uint8Array);
    },
  };
};
