import { sightOf } from '@tandem/domain/accounts/access';
import { daysLater } from '@tandem/domain/calendar/elapsed';
import type { Handler } from '../../handler.ts';
import { findInvitedCandidates } from '../invitation-queries.ts';
import { remind } from './remind.ts';

/**
 * Whoever has had a reminder within a day has been reminded, whoever clicked: they are counted, and get no second one. One person
 * alone is written to as often as it is asked for: they may be on the telephone, and find no mail.
 */
export const remindAllCandidates: Handler<
  'POST /temp-applicants/all/recontact/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, query, auditLog }) =>
  services.db.transaction(async (tx) => {
    const invited = await findInvitedCandidates(tx, sightOf(actor), query.up_to);
    const unlessAfter = daysLater(services.now(), -1);
    await remind(services, tx, invited, auditLog, { by: actor.accountId, unlessAfter });
    return { count: invited.length };
  });
