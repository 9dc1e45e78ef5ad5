import { Failure } from '@tandem/domain/errors';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { SigningRefused, type SigningService } from '../../../platform/esign/signing-service.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch, partiesOf } from '../../matches/index.ts';
import { requireNumberReader } from '../file/file-access.ts';
import { fileProgress } from '../signing/file-progress.ts';
import { refreshRequest, type Following } from './refresh-request.ts';
import { findOpenRequest, noteRequest } from './request-queries.ts';

/** False where the service will not: everybody has signed, somebody has refused, or it is over there already. */
const isEnded = async (
  { log }: Pick<Following, 'log'>,
  signing: SigningService,
  envelope: string,
): Promise<boolean> => {
  try {
    const told = await signing.read(envelope);
    if (told?.state === 'draft') await signing.forget(envelope);
    else if (told) await signing.cancel(envelope);
    return true;
  } catch (error) {
    if (error instanceof SigningRefused) return false;
    log.warn({ err: error }, 'the signing service did not end a request');
    throw new Failure('signing_service_unavailable');
  }
};

/** What all have signed meanwhile is kept rather than ended. */
export const endOnline: Handler<
  'DELETE /contract/file/{matchId}/online-signing/',
  'config' | 'db' | 'esign' | 'files' | 'jobs' | 'log' | 'now' | 'readings' | 'vault'
> = async (services, { actor, params: { matchId }, auditLog }) => {
  const { db, esign } = services;
  const signing = orNotFound(esign);
  const match = requireNumberReader(actor, await findOwnMatch(db.read, actor, matchId));
  const request = await findOpenRequest(db.read, pairOfRow(match));
  if (request) {
    const isOver =
      request.envelope === null || (await isEnded(services, signing, request.envelope));
    if (isOver)
      await db.transaction(async (tx) => {
        if (await noteRequest(tx, request.id, { state: 'cancelled' }))
          await auditLog.changed(tx, partiesOf(match));
      });
    else await refreshRequest(services, signing, request.id);
  }
  return fileProgress(services, db.read, { actor, match });
};
