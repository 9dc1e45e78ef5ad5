import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { readPage } from '../../../platform/database/queries/page.ts';
import { listOf } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { countMatches, findMatches } from '../reading/match-queries.ts';
import { matchRowsOf, type ListedMatch } from './match-rows.ts';

const recordOf = (row: ListedMatch): Answer<'GET /lists/matches/'>[number] => ({
  id: row.id,
  candidate_id: row.candidateId,
  company: row.company,
  need: row.need,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  phone: row.phone,
  programme: row.programme,
  session: row.session,
  start_date: row.start,
  centre_rhythm: row.rhythm,
  pay_above_minimum: row.payAboveMinimum,
  remote_days: row.remoteDays,
  mobility: row.mobility,
  status: row.status,
  score: row.score,
  industry_score: row.industry,
  test_score: row.test,
  geographic_score: row.geographic,
  resume_score: row.resume,
  created_at: row.createdAt,
});

export const listMatchRows: Handler<'GET /lists/matches/', 'db'> = async (
  { db: { read } },
  { actor, query, auditLog },
) => {
  const filter = { ...query, sight: sightOf(actor) };
  const { items, total } = await readPage(
    read,
    query,
    () => findMatches(read, filter, query),
    () => countMatches(read, filter),
  );
  await auditLog.sawList('matches', total);
  return listOf((await matchRowsOf(read, items)).map(recordOf), total);
};
