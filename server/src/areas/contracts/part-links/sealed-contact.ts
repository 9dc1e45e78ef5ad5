import { emailKey } from '@tandem/domain/accounts/email';
import type { AskedKey } from '@tandem/domain/contracts/part-links/asked';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import type { Services } from '../../services.ts';

/** How somebody without an account is called and reached, as far as it is known. */
export interface Contact {
  name: string | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** By mail and SMS, and not handed over; unknown of those asked before this was kept. */
  isSent?: boolean;
}

/** Ties a sealed contact to the part that it was asked for. */
export const contextOfContact = (pair: Pair, party: AskedKey): string =>
  `part link ${matchId(pair)} ${party}`;

export const sealContact = (
  { vault }: Pick<Services, 'vault'>,
  pair: Pair,
  party: AskedKey,
  contact: Contact,
): string => vault.seal(JSON.stringify(contact), contextOfContact(pair, party));

export const openContact = (
  { vault }: Pick<Services, 'vault'>,
  pair: Pair,
  { party, sealed }: { party: AskedKey; sealed: string },
): Contact => JSON.parse(vault.open(sealed, contextOfContact(pair, party))) as Contact;

/** Known to be the same person by the address; a link that was handed over may have gone to anybody. */
export const isSameReader = (one: Contact, other: Contact): boolean =>
  one.email !== null && other.email !== null && emailKey(one.email) === emailKey(other.email);
