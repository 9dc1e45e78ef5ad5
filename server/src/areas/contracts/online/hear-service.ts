import { isOnlineOpen } from '@tandem/domain/contracts/signing/online';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { followSoon } from './follow-soon.ts';
import { findRequestOf } from './request-queries.ts';

/** The service says that something has happened; what it was is asked of it, so that late, repeated or forged news does no harm. */
export const hearSigningService: Handler<'POST /signing-service/news/', 'db' | 'jobs'> = async (
  services,
  { signingService, body },
) => {
  if (!signingService) throw new Failure('not_found');
  await services.db.transaction(async (tx) => {
    const request = await findRequestOf(tx, body.payload.envelopeId);
    if (request && isOnlineOpen(request.state)) await followSoon(services, tx, request.id);
  });
  return undefined;
};
