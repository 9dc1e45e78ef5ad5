import { sees } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { refusedSoon } from '../../../platform/messages/await-delivery.ts';
import {
  findIndicators,
  findInvitedCandidate,
  findInvitedByToken,
  indicatorsOf,
} from '../invitation-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { remind } from './remind.ts';

export const remindCandidate: Handler<
  'POST /temp-applicants/{id}/recontact/',
  'config' | 'db' | 'jobs' | 'messagePatienceMs' | 'now'
> = async (services, { actor, params, auditLog }) => {
  const begun = performance.now();
  const { db } = services;
  const { accountId, messageIds } = await db.transaction(async (tx) => {
    const invited = orNotFound(
      (await findInvitedByToken(tx, 'applicant', params.id)) ??
        (/^\d{1,9}$/.test(params.id) ? await findInvitedCandidate(tx, Number(params.id)) : null),
    );
    if (!sees(actor, [invited.programmeId ?? null])) throw new Failure('not_found');
    return {
      accountId: invited.accountId,
      messageIds: await remind(services, tx, [invited], auditLog, { by: actor.accountId }),
    };
  });
  await refusedSoon(services, messageIds, begun);
  return indicatorsOf(orNotFound(await findIndicators(db.read, accountId)));
};
