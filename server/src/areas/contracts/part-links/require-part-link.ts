import {
  isSignatureKey,
  signatoryAsked,
  type AskedKey,
  type SignatureKey,
} from '@tandem/domain/contracts/part-links/asked';
import type { PartyKey } from '@tandem/domain/contracts/part-links/parties';
import { Failure } from '@tandem/domain/errors';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import { countWrongLink } from '../../accounts/index.ts';
import { findMatch, lockMatch, type MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { findOpenSignature } from '../signing/open-signature.ts';
import { findPartLink, type PartLinkRow } from './part-link-queries.ts';
import { isPartOpen } from './part-reader.ts';

type Needed = Pick<Services, 'db' | 'now'>;

interface Sought {
  token: string;
  host: string;
}

/** What a link asks for, and whether it can still be given. */
interface Use<Key extends AskedKey> {
  is: (asked: AskedKey) => asked is Key;
  isOpen: (db: Queries, match: MatchRow, asked: Key, link: PartLinkRow) => Promise<boolean>;
}

interface Found<Key extends AskedKey> {
  link: PartLinkRow;
  match: MatchRow;
  asked: Key;
}

type Act<Key extends AskedKey, Done> = (tx: Writes, found: Found<Key>) => Promise<Done>;

const requireUsable = (link: PartLinkRow | undefined, now: Date): PartLinkRow => {
  if (link?.done_at) throw new Failure('part_already_done');
  if (!link || link.expires_at <= now) throw new Failure('part_link_unusable');
  return link;
};

/** The link and its match, as long as something can be done there; one answer for all that opens nothing. */
const requireOpenLink = async <Key extends AskedKey>(
  { now }: Needed,
  db: Queries,
  token: string,
  { is, isOpen }: Use<Key>,
): Promise<Found<Key>> => {
  const link = requireUsable(await findPartLink(db, hashToken(token)), now());
  const asked = link.party;
  const match = await findMatch(db, pairOfRow(link));
  if (!match || !is(asked) || !(await isOpen(db, match, asked, link)))
    throw new Failure('part_link_unusable');
  return { link, match, asked };
};

const withLink = async <Key extends AskedKey, Done>(
  services: Needed,
  { token, host }: Sought,
  use: Use<Key>,
  act: Act<Key, Done>,
): Promise<Done> => {
  const { db } = services;
  const known = await findPartLink(db.read, hashToken(token));
  if (!known) await countWrongLink(services, host);
  requireUsable(known, services.now());
  return db.transaction(async (tx) => {
    if (known) await lockMatch(tx, pairOfRow(known));
    // Withdrawn, given anew or done while this waited.
    return act(tx, await requireOpenLink(services, tx, token, use));
  });
};

const isPart = (asked: AskedKey): asked is PartyKey => !isSignatureKey(asked);

/**
 * Does something with the part to which a link leads, in a transaction in which nobody else changes its match. Who guesses at
 * links is slowed down.
 */
export const withPartLink = <Done>(
  services: Needed,
  sought: Sought,
  act: Act<PartyKey, Done>,
): Promise<Done> => withLink(services, sought, { is: isPart, isOpen: isPartOpen }, act);

/** The same with a link that asks for a signature. */
export const withSigningLink = <Done>(
  services: Needed & Pick<Services, 'vault'>,
  sought: Sought,
  act: Act<SignatureKey, Done>,
): Promise<Done> =>
  withLink(
    services,
    sought,
    {
      is: isSignatureKey,
      isOpen: async (db, match, asked, { amendment }) => {
        const open = await findOpenSignature(services, db, match, signatoryAsked(asked));
        return open !== null && (open.amendment?.number ?? null) === amendment;
      },
    },
    act,
  );
