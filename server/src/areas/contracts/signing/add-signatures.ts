import { maySignFor } from '@tandem/domain/contracts/signing/signatories';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch, lockOwnMatch, partiesOf } from '../../matches/index.ts';
import { requireProgressReader } from '../file/file-access.ts';
import { fileProgress } from './file-progress.ts';
import { keepSignatures, withStoredScan } from './keep-signatures.ts';
import { requirePaperRoom } from './require-paper-room.ts';
import { requireScan } from './scan-store.ts';

/** What somebody has signed on paper, kept for good; what was handed in twice is there once. */
export const addPaperSignatures: Handler<
  'POST /contract/file/{matchId}/signatures/',
  'config' | 'db' | 'esign' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'vault'
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
      const isKept = await keepSignatures(services, tx, match, { ...signed, scan }, (one) =>
        maySignFor(one, kind),
      );
      if (isKept) await auditLog.changed(tx, partiesOf(match));
      return { isKept, answer: await fileProgress(services, tx, { actor, match }) };
    }),
  );
};
