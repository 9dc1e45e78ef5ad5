import { sightOf } from '@tandem/domain/accounts/access';
import { needChancesOf } from '@tandem/matching/chances/chances';
import { nearCandidatesOf } from '@tandem/matching/chances/near-pairs';
import type { Handler } from '../../handler.ts';
import { findCandidatesTerms, findNeedTerms } from '../chances/chances-queries.ts';
import { candidateTerms, needChancesRecord, needTerms } from '../chances/terms.ts';
import { findCandidateNames } from './near-queries.ts';
import { nearRecords } from './near-records.ts';
import { seenNeed } from './seen-sides.ts';

export const listNearCandidates: Handler<'GET /near_pairs/offer/{id}/', 'db' | 'live'> = async (
  services,
  { actor, params, auditLog },
) => {
  const { read } = services.db;
  const { title, formations: programmes } = await seenNeed(read, actor, params.id);
  const row = await findNeedTerms(read, params.id);
  if (!row) return { chances: null, pairs: [] };
  const own = needTerms(row);
  const where = { sessionId: row.session_id, programmeIds: programmes.map(({ id }) => id) };
  const candidates = (await findCandidatesTerms(read, where, sightOf(actor))).map(candidateTerms);
  const near = nearCandidatesOf(own, candidates);
  const names = await findCandidateNames(
    read,
    near.map(({ other }) => other.id),
    title,
  );
  const pairs = await nearRecords(
    services,
    row.session_id,
    near.map((one) => ({
      pair: { candidateId: one.other.id, needId: own.id },
      near: one,
      limitKm: one.other.maxKm,
      named: names.get(one.other.id),
    })),
  );
  await auditLog.sawList('matches', pairs.length);
  return { chances: needChancesRecord(needChancesOf(own, candidates)), pairs };
};
