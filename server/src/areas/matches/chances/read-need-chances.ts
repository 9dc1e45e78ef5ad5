import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { needChancesOf } from '@tandem/matching/chances/chances';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findNeedRow } from '../../needs/index.ts';
import { findCandidatesTerms, findNeedTerms } from './chances-queries.ts';
import { candidateTerms, needChancesRecord, needTerms } from './terms.ts';

/** Counts alone: a company reads of no candidate whom it has no match with. Null for a closed need. */
export const readNeedChances: Handler<'GET /offers/{id}/chances/', 'db'> = async (
  { db },
  { actor, params },
) => {
  const own = orNotFound(await findNeedRow(db.read, params.id));
  orNotFound(mayChangeNeed(actor, { companyId: own.company_id }) || null);
  const need = await findNeedTerms(db.read, params.id);
  if (!need) return { chances: null };
  const candidates = await findCandidatesTerms(db.read, {
    sessionId: need.session_id,
    programmeIds: need.programme_ids,
  });
  return {
    chances: needChancesRecord(needChancesOf(needTerms(need), candidates.map(candidateTerms))),
  };
};
