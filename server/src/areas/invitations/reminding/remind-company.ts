import type { Handler } from '../../handler.ts';
import { refusedSoon } from '../../../platform/messages/await-delivery.ts';
import { findIndicators, findInvitedByToken, indicatorsOf } from '../invitation-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { remind } from './remind.ts';

export const remindCompany: Handler<
  'POST /temp-companies/{token}/recontact/',
  'config' | 'db' | 'jobs' | 'messagePatienceMs' | 'now'
> = async (services, { actor, params, auditLog }) => {
  const begun = performance.now();
  const { db } = services;
  const { accountId, messageIds } = await db.transaction(async (tx) => {
    const invited = orNotFound(await findInvitedByToken(tx, 'company', params.token));
    return {
      accountId: invited.accountId,
      messageIds: await remind(services, tx, [invited], auditLog, { by: actor.accountId }),
    };
  });
  await refusedSoon(services, messageIds, begun);
  return indicatorsOf(orNotFound(await findIndicators(db.read, accountId)));
};
