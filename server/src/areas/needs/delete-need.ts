import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { hasFinalisedMatch } from '../../scoring/stored/pair-queries.ts';
import { deleteNeed, lockNeed, lockNeedWithMatches } from './need-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescoreSessions } from '../../scoring/live/request-rescore.ts';

/** A finalised enrolment holds its need, as it holds its session: a company undoes neither. */
export const deleteOwnNeed: Handler<'DELETE /offers/{id}/', 'db' | 'jobs'> = async (
  services,
  { actor, params, journal },
) => {
  await services.db.transaction(async (tx) => {
    const offer = orNotFound(await lockNeed(tx, params.id));
    if (!mayChangeNeed(actor, { companyId: offer.company_id })) throw new Failure('not_found');
    await lockNeedWithMatches(tx, offer.id);
    if (await hasFinalisedMatch(tx, offer.id)) throw new Failure('offer_in_use');
    await journal.changed(tx, { companies: [offer.company_id] });
    await deleteNeed(tx, offer.id);
    await rescoreSessions(services, tx, [offer.session_id]);
  });
  return undefined;
};
