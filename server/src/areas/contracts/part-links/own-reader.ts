import { emailKey } from '@tandem/domain/accounts/email';
import { partyOf } from '@tandem/domain/contracts/part-links/parties';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { findAccount } from '../../accounts/index.ts';
import { findCandidate } from '../../candidates/index.ts';
import type { Services } from '../../services.ts';
import { candidateFacts } from '../file/propose-file-values.ts';
import type { PartLinkRow } from './part-link-queries.ts';
import { openContact } from './sealed-contact.ts';

/** Whether a link to the candidate's part went to nobody but themself: to the address with which they sign in, and to no other number than theirs. */
export const isOwnLink = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  link: PartLinkRow,
): Promise<boolean> => {
  if (link.party !== 'candidate') return false;
  const pair = pairOfRow(link);
  const { isSent, email, phone } = openContact(services, pair, link);
  const candidate = await findCandidate(db, pair.candidateId);
  const account = candidate && (await findAccount(db, candidate.account_id));
  return (
    isSent === true &&
    account?.registered_at instanceof Date &&
    email !== null &&
    emailKey(email) === account.email_key &&
    (phone === null || phone === candidate?.phone)
  );
};

/** What Tandem knows of a candidate for the fields of their part that are empty. */
export const proposeOwnPart = async (
  db: Queries,
  pair: Pair,
  said: Readonly<Record<string, string>>,
): Promise<Record<string, string>> => {
  const facts = await candidateFacts(db, pair);
  return Object.fromEntries(
    partyOf('candidate').fields.flatMap(({ key }) => {
      const known = facts[key];
      return known && !said[key] ? [[key, known]] : [];
    }),
  );
};
