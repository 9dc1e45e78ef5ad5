import { onlineReminderMs } from '@tandem/domain/contracts/signing/online';
import { Failure } from '@tandem/domain/errors';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { SigningService } from '../../../platform/esign/signing-service.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch, partiesOf } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { requireNumberReader } from '../file/file-access.ts';
import { fileProgress } from '../signing/file-progress.ts';
import {
  findOpenRequest,
  findSigners,
  noteReminder,
  type RequestRow,
  type SignerRow,
} from './request-queries.ts';

/** Whose turn it is. */
const turnOf = (signers: readonly SignerRow[]): SignerRow | undefined =>
  signers.find(({ state }) => state === 'waiting' || state === 'opened');

const writeAgain = async (
  { log }: Pick<Services, 'log'>,
  signing: SigningService,
  envelope: string,
  place: number,
): Promise<void> => {
  try {
    const told = await signing.read(envelope);
    const recipient = told?.recipients.find((one) => one.place === place);
    if (!recipient) throw new Error('The signing service knows nobody at this place.');
    await signing.remind(envelope, [recipient.id]);
  } catch (error) {
    log.warn({ err: error }, 'the signing service did not remind');
    throw new Failure('signing_service_unavailable');
  }
};

const requireTurn = (
  signers: readonly SignerRow[],
  { asked_at: askedAt }: RequestRow,
  now: Date,
): SignerRow => {
  const turn = turnOf(signers);
  if (!turn) throw new Failure('move_closed');
  const last = turn.reminded_at ?? askedAt;
  if (now.getTime() - last.getTime() < onlineReminderMs)
    throw new Failure('too_many_changes', {
      message: 'Un message est parti il y a moins d’une heure. Laissez-lui le temps d’arriver.',
    });
  return turn;
};

export const remindOnline: Handler<
  'POST /contract/file/{matchId}/online-signing/reminder/',
  'db' | 'esign' | 'log' | 'now' | 'vault'
> = async (services, { actor, params: { matchId }, auditLog }) => {
  const { db, esign, now } = services;
  const signing = orNotFound(esign);
  const match = requireNumberReader(actor, await findOwnMatch(db.read, actor, matchId));
  const request = await findOpenRequest(db.read, pairOfRow(match));
  if (!request?.envelope) throw new Failure('move_closed');
  const turn = requireTurn(await findSigners(db.read, request.id), request, now());
  await writeAgain(services, signing, request.envelope, turn.place);
  await db.transaction(async (tx) => {
    await noteReminder(tx, turn, now());
    await auditLog.changed(tx, partiesOf(match));
  });
  return fileProgress(services, db.read, { actor, match });
};
