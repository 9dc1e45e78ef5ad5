import { sightOf } from '@tandem/domain/accounts/access';
import { Reply } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { sideBySide } from '../../../platform/database/database.ts';
import { findMatchGroups, summariseMatches } from './match-queries.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

export const listMatchGroups: Handler<'GET /match_applicants/groups/', 'db'> = async (
  { db },
  { actor, query, auditLog },
) => {
  const filter = { ...query, sight: sightOf(actor) };
  const [groups, summary] = await sideBySide(
    db.read,
    () => findMatchGroups(db.read, query.by, filter, query),
    () => summariseMatches(db.read, query.by, filter),
  );
  const { total, averageScore } = summary;
  await auditLog.sawList('matches', total);
  return new Reply(
    {
      total_matches: total,
      average_score: averageScore === null ? null : round(averageScore),
      groups,
    },
    { total: summary.groups },
  );
};
