import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { sideBySide } from '../../../platform/database/database.ts';
import { readPage } from '../../../platform/database/queries/page.ts';
import { listOf } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { countMatches, findMatches } from '../reading/match-queries.ts';
import { askedMatches } from './asked-matches.ts';
import { readCursor } from './match-cursor.ts';
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
  awaits: [...row.awaits],
  candidate_place: row.candidatePlace,
  need_place: row.needPlace,
  kilometres: row.kilometres,
  candidate_source: row.candidateSource,
  company_source: row.companySource,
  candidate_tags: [...row.candidateTags],
  company_tags: [...row.companyTags],
  candidate_referent: row.candidateReferent,
  company_referent: row.companyReferent,
  score: row.score,
  industry_score: row.industry,
  test_score: row.test,
  geographic_score: row.geographic,
  resume_score: row.resume,
  created_at: row.createdAt,
  cursor: row.cursor,
});

export const listMatchRows: Handler<
  'GET /lists/matches/',
  'db' | 'now' | 'places' | 'version'
> = async (services, { actor, query: { after, sort, limit, offset, ...asked }, auditLog }) => {
  const { read } = services.db;
  const now = services.now();
  const filter = await askedMatches(services, asked, sightOf(actor), { tellsWaits: true });
  const sorted = { sort, now, after: readCursor(after) };
  const page = { limit, offset };
  const readRows = () => findMatches(read, filter, page, sorted);
  const count = () => countMatches(read, filter);
  // How many there are in all is not to be seen from those behind one of them.
  const behind = async () => {
    const [items, total] = await sideBySide(read, readRows, count);
    return { items, total };
  };
  const { items, total } = after ? await behind() : await readPage(read, page, readRows, count);
  await auditLog.sawList('matches', total);
  return listOf((await matchRowsOf(read, items, now)).map(recordOf), total);
};
