import { maySignFor } from '@tandem/domain/contracts/signing/signatories';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch, lockOwnMatch, partiesOf } from '../../matches/index.ts';
import { requireProgressReader } from '../file/file-access.ts';
import { withStoredScan } from '../signing/keep-signatures.ts';
import { requirePaperRoom } from '../signing/require-paper-room.ts';
import { requireScan } from '../signing/scan-store.ts';
import { amendmentsAnswer } from './amendments-answer.ts';
import { keepAmendmentSignatures } from './keep-amendment-signatures.ts';

/** What somebody has signed of the amendment in preparation, kept for good; what was handed in twice is there once. */
export const signAmendment: Handler<
  'POST /contract/file/{matchId}/amendments/draft/signatures/',
  'config' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'vault'
> = async (services, { actor, params, body, files, auditLog }) => {
  const { db } = services;
  // Before the file is read: whoever may not hand it in does not make the reader work.
  requireProgressReader(actor, await findOwnMatch(db.read, actor, params.matchId));
  const upload = await requireScan(files['scan']);
  const { kind } = actor;
  const signed = { who: [...new Set(body.signatories)], on: body.signed_on, by: kind };
  return withStoredScan(services, upload, `account ${actor.accountId}`, (scan) =>
    db.transaction(async (tx) => {
      const match = requireProgressReader(actor, await lockOwnMatch(tx, actor, params.matchId));
      await requirePaperRoom(tx, actor, pairOfRow(match), services.now());
      const isKept = await keepAmendmentSignatures(
        services,
        tx,
        match,
        { ...signed, scan },
        (one) => maySignFor(one, kind),
      );
      if (isKept) await auditLog.changed(tx, partiesOf(match));
      return { isKept, answer: await amendmentsAnswer(services, tx, actor, match) };
    }),
  );
};
