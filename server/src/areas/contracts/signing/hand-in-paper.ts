import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Upload } from '../../../platform/http/uploads/upload.ts';
import { findOwnMatch, lockOwnMatch, partiesOf, type MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { withStoredScan } from './keep-signatures.ts';
import { requirePaperRoom } from './require-paper-room.ts';
import { requireScan, type StoredScan } from './scan-store.ts';

interface HandedIn {
  actor: SignedInActor;
  params: { matchId: number };
  files: Readonly<Record<string, Upload | undefined>>;
  auditLog: CallAuditLog;
}

interface Keeping<Done> {
  /** The match again, for whoever may hand something in. */
  reader: (actor: SignedInActor, match: MatchRow) => MatchRow;
  /** False where the same was handed in before. */
  keep: (tx: Writes, match: MatchRow, scan: StoredScan) => Promise<boolean>;
  answer: (tx: Writes, match: MatchRow) => Promise<Done>;
}

/** Takes a paper that was signed, of a match that nobody else can change meanwhile. */
export const handInPaper = async <Done extends object>(
  services: Pick<Services, 'db' | 'files' | 'log' | 'now' | 'pdf'>,
  { actor, params, files, auditLog }: HandedIn,
  { reader, keep, answer }: Keeping<Done>,
): Promise<Done & { is_as_taken: boolean }> => {
  const { db } = services;
  // Before the file is read: whoever may not hand it in does not make the reader work.
  reader(actor, await findOwnMatch(db.read, actor, params.matchId));
  const upload = await requireScan(files['scan']);
  return withStoredScan(services, upload, `account ${actor.accountId}`, (scan) =>
    db.transaction(async (tx) => {
      const match = reader(actor, await lockOwnMatch(tx, actor, params.matchId));
      await requirePaperRoom(tx, actor, pairOfRow(match), services.now());
      const isKept = await keep(tx, match, scan);
      if (isKept) await auditLog.changed(tx, partiesOf(match));
      return { isKept, answer: await answer(tx, match) };
    }),
  );
};
