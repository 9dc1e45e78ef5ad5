import { mayShare } from '@tandem/domain/shares/share';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../handler.ts';
import { findOwnMatch } from '../matches/index.ts';
import { findShares } from './share-queries.ts';
import { sharedMatch, shareRecord } from './share-records.ts';

/** The candidate sees every link, as does whoever can make one. */
export const listShares: Handler<'GET /matches/{id}/shares/', 'db' | 'now'> = async (
  { db, now },
  { actor, params },
) => {
  const match = await findOwnMatch(db.read, actor, params.id);
  const shares = await findShares(db.read, pairOfRow(match));
  return {
    may_share: mayShare(actor.kind, sharedMatch(match)),
    shares: shares.map((row) => shareRecord(row, actor.kind, now())),
  };
};
