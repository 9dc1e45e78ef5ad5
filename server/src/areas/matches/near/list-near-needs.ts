import { chancesOf } from '@tandem/matching/chances/chances';
import { nearNeedsOf } from '@tandem/matching/chances/near-pairs';
import type { Handler } from '../../handler.ts';
import { findCandidateTerms, findNeedsTerms } from '../chances/chances-queries.ts';
import { candidateTerms, chancesRecord, needTerms } from '../chances/terms.ts';
import { findNeedNames } from './near-queries.ts';
import { nearRecords } from './near-records.ts';
import { seenCandidate } from './seen-sides.ts';

export const listNearNeeds: Handler<'GET /near_pairs/applicant/{id}/', 'db' | 'live'> = async (
  services,
  { actor, params, auditLog },
) => {
  const { read } = services.db;
  const standing = await seenCandidate(read, actor, params.id);
  const row = await findCandidateTerms(read, params.id);
  if (!row || row.session_id === null || row.formation_id === null || standing.is_placed)
    return { chances: null, pairs: [] };
  const own = candidateTerms(row);
  const needs = (await findNeedsTerms(read, row.session_id, row.formation_id)).map(needTerms);
  const near = nearNeedsOf(own, needs);
  const names = await findNeedNames(
    read,
    near.map(({ other }) => other.id),
  );
  const pairs = await nearRecords(
    services,
    row.session_id,
    near.map((one) => ({
      pair: { candidateId: own.id, needId: one.other.id },
      near: one,
      limitKm: own.maxKm,
      named: names.get(one.other.id),
    })),
  );
  await auditLog.sawList('matches', pairs.length);
  return { chances: chancesRecord(chancesOf(own, needs)), pairs };
};
