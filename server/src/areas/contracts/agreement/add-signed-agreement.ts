import { parisClock } from '@tandem/domain/calendar/paris-time';
import { Failure } from '@tandem/domain/errors';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { requireFileReader } from '../file/file-access.ts';
import { requirePassedDay } from '../require-passed-day.ts';
import { fileProgress } from '../signing/file-progress.ts';
import { findStanding } from '../signing/file-standing-queries.ts';
import { handInPaper } from '../signing/hand-in-paper.ts';
import { addLockedScan } from '../signing/keep-scan.ts';
import { findSignedAgreements, isTakingAgreement } from './signed-agreements.ts';

/** The training agreement as it was signed, kept for good; what was handed in twice is there once. */
export const addSignedAgreement: Handler<
  'POST /contract/file/{matchId}/agreement/',
  'db' | 'esign' | 'files' | 'log' | 'now' | 'pdf' | 'vault'
> = (services, call) => {
  const { actor, body } = call;
  const { signed_on: on } = body;
  return handInPaper(services, call, {
    reader: requireFileReader,
    keep: async (tx, match, scan) => {
      const pair = pairOfRow(match);
      const standing = await findStanding(tx, pair);
      if (!standing || !isTakingAgreement(match, standing))
        throw new Failure('move_closed', { data: { state: standing?.state ?? 'open' } });
      const at = services.now();
      requirePassedDay('signed_on', on, parisClock(at).day);
      const isKnown = (await findSignedAgreements(tx, pair)).some(
        (one) => one.signedOn === on && one.received_sha256 === scan.received_sha256,
      );
      if (isKnown) return false;
      const added = { added_by: actor.kind, added_at: at, agreement_signed_on: on };
      await addLockedScan(services, tx, pair, scan, added);
      return true;
    },
    answer: (tx, match) => fileProgress(services, tx, { actor, match }),
  });
};
