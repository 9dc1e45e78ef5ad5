import { mayChangeOffer } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { hasFinalisedMatch } from '../../scoring/stored/pair-queries.ts';
import { deleteOffer, lockOffer, lockOfferWithMatches } from './need-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescoreSessions } from '../../scoring/live/request-rescore.ts';

/** A finalised enrolment holds its need, as it holds its session: a company undoes neither. */
export const deleteOwnOffer: Handler<'DELETE /offers/{id}/', 'db' | 'jobs'> = async (
  services,
  { actor, params, journal },
) => {
  await services.db.transaction(async (tx) => {
    const offer = orNotFound(await lockOffer(tx, params.id));
    if (!mayChangeOffer(actor, { companyId: offer.company_id })) throw new Failure('not_found');
    await lockOfferWithMatches(tx, offer.id);
    if (await hasFinalisedMatch(tx, offer.id)) throw new Failure('offer_in_use');
    await journal.changed(tx, { companies: [offer.company_id] });
    await deleteOffer(tx, offer.id);
    await rescoreSessions(services, tx, [offer.session_id]);
  });
  return undefined;
};
