import { Failure } from '@tandem/domain/errors';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { findOwnMatch, partiesOf } from '../matches/index.ts';
import { findShares, revokeShare } from './share-queries.ts';
import { shareRecord } from './share-records.ts';

/** Taking back what is taken back, or at its end, is no error. */
export const takeBackShare: Handler<'DELETE /matches/{id}/shares/{shareId}/', 'db' | 'now'> = (
  { db, now },
  { actor, params, auditLog },
) =>
  db.transaction(async (tx) => {
    const match = await findOwnMatch(tx, actor, params.id);
    const shares = await findShares(tx, pairOfRow(match));
    const share = orNotFound(shares.find(({ id }) => id === params.shareId));
    const { is_open: isOpen, may_revoke: mayRevoke } = shareRecord(share, actor.kind, now());
    if (!isOpen) return undefined;
    if (!mayRevoke) throw new Failure('forbidden');
    await revokeShare(tx, share.id, now());
    await auditLog.changed(tx, partiesOf(match));
    return undefined;
  });
