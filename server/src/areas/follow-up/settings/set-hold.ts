import { sightOf } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { inSight } from '../work/scope.ts';
import { readFollowUp } from '../facts/read-follow-up.ts';
import { findAccount } from '../../accounts/index.ts';
import { addHold, removeHold } from './follow-up-settings-queries.ts';

export const setHold: Handler<'PUT /follow-up/holds/', 'db' | 'now'> = async (
  { db, now },
  { actor, body, auditLog },
) => {
  const hold = { accountId: body.account_id, kind: body.kind };
  await db.transaction(async (tx) => {
    if (hold.accountId !== null) {
      if (!(await findAccount(tx, hold.accountId))) throw new Failure('not_found');
      const { people } = await readFollowUp(tx, now(), [hold.accountId]);
      if (!people.every(inSight(actor))) throw new Failure('not_found');
      await auditLog.changed(tx, { accounts: [hold.accountId] });
    } else if (sightOf(actor) !== null) throw new Failure('forbidden');
    await (body.held ? addHold(tx, hold, now()) : removeHold(tx, hold));
  });
  return undefined;
};
