import { parisClock } from '@tandem/domain/calendar/paris-time';
import { isOnlineOpen } from '@tandem/domain/contracts/signing/online';
import { status } from '@tandem/domain/matches/match';
import { openCallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import {
  SigningRefused,
  type Envelope,
  type SigningService,
} from '../../../platform/esign/signing-service.ts';
import { findMatch, lockMatch, partiesOf, type MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { findAmendmentRows } from '../amendments/amendment-queries.ts';
import { keepAmendmentOnline } from '../amendments/keep-amendment-signatures.ts';
import { keepOnlineSignatures, keptOrRemoved } from '../signing/keep-signatures.ts';
import { storePage } from '../signing/scan-store.ts';
import { findStanding } from '../signing/file-standing-queries.ts';
import { releasePaper } from './release-paper.ts';
import {
  findRequest,
  findSigners,
  noteRequest,
  noteSigner,
  type RequestRow,
} from './request-queries.ts';
import { tellEnded } from './tell-ended.ts';

export type Following = Pick<
  Services,
  'config' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'readings' | 'vault'
>;

interface Followed extends RequestRow {
  envelope: string;
}

/** A call that makes a draft has ended by then, or its server has. */
const unsentMs = 5 * 60_000;

/** Whether the signatures that were asked for still count: the file, or the amendment, stands as it did. */
const isWanted = async (db: Queries, request: RequestRow): Promise<boolean> => {
  const pair = pairOfRow(request);
  const match = await findMatch(db, pair);
  const standing = await findStanding(db, pair);
  if (match?.status !== status.finalised || match.broken_on !== null) return false;
  if (request.amendment_id !== null) {
    const draft = (await findAmendmentRows(db, pair)).find(({ state }) => state === 'draft');
    return draft?.id === request.amendment_id && draft.round === request.round;
  }
  return standing?.state === 'complete' && standing.round === request.round;
};

/** What a request is about, locked until the transaction ends; null where it is over or gone meanwhile. */
const lockRequest = async (
  tx: Writes,
  { id, ...row }: RequestRow,
): Promise<{ request: RequestRow; match: MatchRow } | null> => {
  const pair = pairOfRow(row);
  if (!(await lockMatch(tx, pair))) return null;
  const request = await findRequest(tx, id);
  const match = await findMatch(tx, pair);
  return request && match && isOnlineOpen(request.state) ? { request, match } : null;
};

const systemLog = (services: Following, { id }: RequestRow) =>
  openCallAuditLog(services, {
    auditAction: 'sign_online',
    actor: 'system',
    requestId: `signing-${id}`,
  });

/** It may be over there already: what counts is that nobody is waited for here. */
const endRequest = async (
  { db }: Following,
  signing: SigningService,
  { id, envelope }: Followed,
): Promise<void> => {
  try {
    await signing.cancel(envelope);
  } catch (error) {
    if (!(error instanceof SigningRefused)) throw error;
  }
  await noteRequest(db.read, id, { state: 'cancelled' });
};

/** A service has a clock of its own: nobody signs before they were asked, or in days to come. */
const inTime = (told: Envelope, { asked_at: asked }: Followed, now: Date): Envelope => ({
  ...told,
  recipients: told.recipients.map(({ signedAt, ...recipient }) => ({
    ...recipient,
    signedAt: signedAt && new Date(Math.min(Math.max(+signedAt, +asked), +now)),
  })),
});

/** Notes what the service says of those who were asked. */
const noteTold = (services: Following, seen: RequestRow, told: Envelope): Promise<void> =>
  services.db.transaction(async (tx) => {
    const found = await lockRequest(tx, seen);
    if (!found) return;
    for (const signer of await findSigners(tx, seen.id)) {
      const recipient = told.recipients.find(({ place }) => place === signer.place);
      if (recipient)
        await noteSigner(tx, signer, recipient.state, recipient.signedAt ?? services.now());
    }
    const ends = { draft: 'sending', pending: 'pending', completed: 'pending' } as const;
    const { state } = told;
    const now = state === 'rejected' || state === 'cancelled' ? state : ends[state];
    if (found.request.state === now) return;
    await noteRequest(tx, seen.id, { state: now });
    if (now === 'rejected' || now === 'cancelled')
      await tellEnded(services, tx, found.request, now);
    if (!isOnlineOpen(now)) await systemLog(services, seen).changed(tx, partiesOf(found.match));
  });

/** The signed PDF file becomes a version like any other paper; of two who fetch it, one keeps it. */
const keepSigned = async (
  services: Following,
  signing: SigningService,
  seen: RequestRow,
  { documentId, recipients }: Envelope,
  version: 'signed' | 'pending',
): Promise<void> => {
  const page = await signing.download(documentId, version);
  const scan = await storePage(services, page);
  await keptOrRemoved(services, scan, (stored) =>
    services.db.transaction(async (tx) => {
      const found = await lockRequest(tx, seen);
      if (!found || !(await isWanted(tx, seen))) return { isKept: false, answer: undefined };
      const given = (await findSigners(tx, seen.id)).flatMap(({ signatory, place, state }) => {
        const recipient = recipients.find((one) => one.place === place);
        return recipient?.state === 'signed' && state !== 'paper'
          ? [{ signatory, on: parisClock(recipient.signedAt ?? services.now()).day }]
          : [];
      });
      const keep = seen.amendment_id === null ? keepOnlineSignatures : keepAmendmentOnline;
      if (given.length > 0) await keep(services, tx, found.match, { scan: stored, given });
      await noteRequest(tx, seen.id, { state: 'completed' });
      await systemLog(services, seen).changed(tx, partiesOf(found.match));
      return { isKept: given.length > 0, answer: undefined };
    }),
  );
};

/** The service does not close what lacks somebody who has signed on paper: what stands in it by then is kept, and it is ended there. */
const endOnPaper = async (
  services: Following,
  signing: SigningService,
  request: Followed,
  told: Envelope,
): Promise<void> => {
  const hasSigned = told.recipients.some(({ state }) => state === 'signed');
  if (!hasSigned) return endRequest(services, signing, request);
  await keepSigned(services, signing, request, told, 'pending');
  await signing.cancel(request.envelope).catch((error: unknown) => {
    services.log.warn({ err: error, request: request.id }, 'the signing service goes on waiting');
  });
};

/** A draft is one whose server died before it was sent. */
const readSent = async (signing: SigningService, envelope: string): Promise<Envelope | null> => {
  const told = await signing.read(envelope);
  if (told?.state !== 'draft') return told;
  await signing.send(envelope);
  return signing.read(envelope);
};

const followEnvelope = async (
  services: Following,
  signing: SigningService,
  request: Followed,
): Promise<void> => {
  if (!(await isWanted(services.db.read, request))) return endRequest(services, signing, request);
  const read = await readSent(signing, request.envelope);
  if (!read) {
    await noteRequest(services.db.read, request.id, { state: 'cancelled' });
    return;
  }
  const told = inTime(read, request, services.now());
  await noteTold(services, request, told);
  if (told.state === 'completed') return keepSigned(services, signing, request, told, 'signed');
  if (told.state !== 'pending') return;
  const signers = await findSigners(services.db.read, request.id);
  if (await releasePaper(signing, request.envelope, { told, signers }))
    await endOnPaper(services, signing, request, told);
};

/** Asks the service how far a request has come, and acts on it. Fails where the service does not answer: it is asked again. */
export const refreshRequest = async (
  services: Following,
  signing: SigningService,
  id: number,
): Promise<void> => {
  const { db, now } = services;
  const request = await findRequest(db.read, id);
  if (!request || !isOnlineOpen(request.state)) return;
  const { envelope } = request;
  if (envelope !== null) return followEnvelope(services, signing, { ...request, envelope });
  if (now().getTime() - request.asked_at.getTime() > unsentMs)
    await noteRequest(db.read, id, { state: 'failed' });
};
