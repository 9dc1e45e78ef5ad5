import type { Handler } from '../../handler.ts';
import { inSight } from './scope.ts';
import { readFollowUp } from '../facts/read-follow-up.ts';

export const listStandings: Handler<'GET /follow-up/standings/{side}/', 'db' | 'now'> = async (
  { db, now },
  { actor, params, auditLog },
) => {
  const { people } = await readFollowUp(db.read, now());
  const standing = people.filter(inSight(actor)).filter(({ side }) => side === params.side);
  await auditLog.sawList(params.side === 'company' ? 'companies' : 'candidates', standing.length);
  return {
    items: standing.map(({ recordId, accountId, stage, referentId, waits }) => ({
      id: recordId,
      account_id: accountId,
      stage,
      referent_id: referentId,
      late: waits.filter(({ isLate }) => isLate).map(({ kind }) => kind),
    })),
  };
};
