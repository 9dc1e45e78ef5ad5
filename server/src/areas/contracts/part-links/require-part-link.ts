import { Failure } from '@tandem/domain/errors';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/pair-of-row.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import { countWrongLink } from '../../accounts/index.ts';
import { findMatch, lockMatch, type MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { findPartLink, type PartLinkRow } from './part-link-queries.ts';
import { isPartOpen } from './part-reader.ts';

type Needed = Pick<Services, 'db' | 'now'>;

const requireUsable = (link: PartLinkRow | undefined, now: Date): PartLinkRow => {
  if (link?.done_at) throw new Failure('part_already_done');
  if (!link || link.expires_at <= now) throw new Failure('part_link_unusable');
  return link;
};

/** The link and its match, as long as something can be written there; one answer for all that opens nothing. */
const requireOpenLink = async (
  { now }: Needed,
  db: Queries,
  token: string,
): Promise<{ link: PartLinkRow; match: MatchRow }> => {
  const link = requireUsable(await findPartLink(db, hashToken(token)), now());
  const match = await findMatch(db, pairOfRow(link));
  if (!match || !(await isPartOpen(db, match))) throw new Failure('part_link_unusable');
  return { link, match };
};

/**
 * Does something with the part to which a link leads, in a transaction in which nobody else changes its match. Who guesses at
 * links is slowed down.
 */
export const withPartLink = async <Done>(
  services: Needed,
  { token, host }: { token: string; host: string },
  act: (tx: Writes, found: { link: PartLinkRow; match: MatchRow }) => Promise<Done>,
): Promise<Done> => {
  const { db } = services;
  const known = await findPartLink(db.read, hashToken(token));
  if (!known) await countWrongLink(services, host);
  requireUsable(known, services.now());
  return db.transaction(async (tx) => {
    if (known) await lockMatch(tx, pairOfRow(known));
    // Withdrawn, given anew or done while this waited.
    return act(tx, await requireOpenLink(services, tx, token));
  });
};
