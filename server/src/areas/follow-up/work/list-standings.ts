import type { Handler } from '../../handler.ts';
import { sideBySide } from '../../../platform/database/database.ts';
import { findTags } from '../people/tag-queries.ts';
import { inSight } from './scope.ts';
import { readFollowUp } from '../facts/read-follow-up.ts';

export const listStandings: Handler<'GET /follow-up/standings/{side}/', 'db' | 'now'> = async (
  { db, now },
  { actor, params, auditLog },
) => {
  const [{ people }, tags] = await sideBySide(
    db.read,
    () => readFollowUp(db.read, now()),
    () => findTags(db.read),
  );
  const standing = people.filter(inSight(actor)).filter(({ side }) => side === params.side);
  await auditLog.sawList(params.side === 'company' ? 'companies' : 'candidates', standing.length);
  return {
    items: standing.map(({ recordId, accountId, stage, referentId, programmeIds, waits }) => ({
      id: recordId,
      account_id: accountId,
      stage,
      referent_id: referentId,
      programme_ids: [...programmeIds],
      tags: tags.get(accountId) ?? [],
      waits: [...new Set(waits.map(({ kind }) => kind))],
      late: waits.filter(({ isLate }) => isLate).map(({ kind }) => kind),
    })),
  };
};
