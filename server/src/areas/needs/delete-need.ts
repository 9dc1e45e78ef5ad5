import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { fallMeetings } from '../calendar/index.ts';
import { forgetDrafts } from '../drafts/index.ts';
import type { Handler } from '../handler.ts';
import { hasFinalisedMatch } from '../../scoring/stored/pair-queries.ts';
import { deleteNeed, lockNeed, lockNeedWithMatches } from './need-queries.ts';
import { requireOpenSession } from '../programmes/index.ts';
import { tellDeletion } from './states/tell-waiting.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { rescoreSessions } from '../../scoring/live/request-rescore.ts';

/** A finalised enrolment holds its need, as it holds its session: a company undoes neither. */
export const deleteOwnNeed: Handler<
  'DELETE /offers/{id}/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, auditLog }) => {
  await services.db.transaction(async (tx) => {
    const need = orNotFound(await lockNeed(tx, params.id));
    if (!mayChangeNeed(actor, { companyId: need.company_id })) throw new Failure('not_found');
    await requireOpenSession(tx, need.session_id);
    await lockNeedWithMatches(tx, need.id);
    if (await hasFinalisedMatch(tx, need.id)) throw new Failure('offer_in_use');
    await auditLog.changed(tx, { companies: [need.company_id] });
    const fallen = await fallMeetings(services, tx, { needId: need.id });
    await tellDeletion(services, tx, need.id, fallen);
    await forgetDrafts(tx, `need-${need.id}`);
    await deleteNeed(tx, need.id);
    await rescoreSessions(services, tx, [need.session_id]);
  });
  return undefined;
};
