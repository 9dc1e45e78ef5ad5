import { jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import type { Keyring } from './keyring.ts';
import { deriveKey } from './tokens.ts';

interface Ticketing {
  keyring: Keyring;
  now: () => Date;
}

/** What a ticket is for: one that was made for something else is none. */
type TicketUse = 'second factor' | 'second factor setup' | 'passkey' | 'new passkey';

const issuer = 'tandem';

const keyOf = (secret: string): Uint8Array => deriveKey(secret, 'tickets');

/** Facts that a client brings back within some minutes, as they were: signed, and nothing is kept of them meanwhile. */
export const makeTicket = (
  { keyring, now }: Ticketing,
  use: TicketUse,
  facts: Record<string, string | number>,
  minutes: number,
): Promise<string> =>
  new SignJWT({ facts })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(use)
    .setExpirationTime(new Date(now().getTime() + minutes * 60_000))
    .sign(keyOf(keyring()[0] ?? ''));

/** The facts of a ticket; null for one that is forged, too old, or for something else. */
export const readTicket = async <Facts extends z.ZodType>(
  { keyring, now }: Ticketing,
  use: TicketUse,
  facts: Facts,
  ticket: string,
): Promise<z.output<Facts> | null> => {
  for (const secret of keyring()) {
    const verified = await jwtVerify(ticket, keyOf(secret), {
      issuer,
      audience: use,
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      currentDate: now(),
    }).catch(() => null);
    const read = facts.safeParse(verified?.payload['facts']);
    if (read.success) return read.data;
  }
  return null;
};
