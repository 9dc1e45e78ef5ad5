import type { Received } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { Failure } from '@tandem/domain/errors';
import { putOffProblem, putOffStatus, type MarkingSide } from '@tandem/domain/matches/marks';
import type { MatchStatus } from '@tandem/domain/matches/match';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { partiesOf } from '../parties.ts';
import { lockOwnMatch } from '../moves/lock-own-match.ts';
import { findMark, writeMark, type Mark } from './mark-queries.ts';
import { markRecord } from './mark-records.ts';

type Sent = Received<'PUT /matches/{id}/mark/'>['body'];

/** What a side's mark becomes; fails where a match cannot be put off, or not until that day. */
const changed = (
  side: MarkingSide,
  status: MatchStatus,
  { mark, sent, now }: { mark: Mark; sent: Sent; now: Date },
): Mark => {
  const next = { ...mark };
  if (sent.shortlisted !== undefined) {
    if (side !== 'company')
      throw new Failure('invalid_input', {
        fields: { shortlisted: 'Seule l’entreprise a une sélection.' },
      });
    next.shortlisted_at = sent.shortlisted ? (mark.shortlisted_at ?? now) : null;
  }
  if (sent.later_until !== undefined) {
    next.later_until = sent.later_until === '' ? null : sent.later_until;
    if (next.later_until !== null) {
      if (status !== putOffStatus[side]) throw new Failure('move_closed', { data: { status } });
      const problem = putOffProblem(side, next.later_until, parisClock(now).day);
      if (problem) throw new Failure('invalid_input', { fields: { later_until: problem } });
    }
  }
  return next;
};

export const markMatch: Handler<'PUT /matches/{id}/mark/', 'db' | 'now'> = (
  { db, now },
  { actor, params, body, auditLog },
) =>
  db.transaction(async (tx) => {
    const match = await lockOwnMatch(tx, actor, params.id);
    const pair = pairOfRow(match);
    const side = actor.kind === 'applicant' ? 'applicant' : 'company';
    const mark = await findMark(tx, pair, side);
    const next = changed(side, match.status, { mark, sent: body, now: now() });
    await writeMark(tx, pair, side, next);
    await auditLog.changed(tx, partiesOf(match));
    return markRecord(pair, next);
  });
