import { sightOf } from '@tandem/domain/accounts/access';
import { sql } from 'kysely';
import type { Handler } from '../../handler.ts';
import { filtered } from '../reading/match-filter.ts';
import { askedMatches } from './asked-matches.ts';

/** Who stands on the map beside the matches: each candidate and each need of those that are left, once. */
export const mapMatches: Handler<
  'GET /lists/matches/map/',
  'db' | 'now' | 'places' | 'version'
> = async (services, { actor, query, auditLog }) => {
  const { read } = services.db;
  const filter = await askedMatches(services, query, sightOf(actor));
  const left = filtered(read, filter).select([
    'match_scores.applicant_id',
    'match_scores.offer_id',
  ]);
  const { rows } = await sql<{ candidates: number[]; needs: number[] }>`
    with left_ as materialized (${left})
    select array(select distinct applicant_id from left_) as candidates,
      array(select distinct offer_id from left_) as needs`.execute(read);
  const [{ candidates, needs } = { candidates: [], needs: [] }] = rows;
  await auditLog.sawList('candidates', candidates.length);
  return { candidates, needs };
};
