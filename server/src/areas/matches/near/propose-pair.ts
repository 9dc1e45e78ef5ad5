import { Failure } from '@tandem/domain/errors';
import { matchId, type Pair } from '@tandem/domain/matches/match';
import { isProposable } from '@tandem/domain/matches/near-pair';
import { nearNeedsOf, type NearPair } from '@tandem/matching/chances/near-pairs';
import type { Queries } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { currentScoring } from '../../../scoring/live/current-scoring.ts';
import { addProposal } from '../../../scoring/proposed/proposed-queries.ts';
import { scoreByHand } from '../../../scoring/proposed/score-by-hand.ts';
import type { Handler } from '../../handler.ts';
import { requireOpenSession } from '../../programmes/index.ts';
import { findCandidateTerms, findNeedTerms } from '../chances/chances-queries.ts';
import { candidateTerms, needTerms } from '../chances/terms.ts';
import { findMade, lockPair } from './near-queries.ts';
import { seenCandidate, seenNeed } from './seen-sides.ts';
import { tellProposal } from './tell-proposal.ts';

/** The company and the session of a pair of which the actor sees both sides; a 404 otherwise. */
const seenPair = async (db: Queries, actor: SignedInActor, { candidateId, needId }: Pair) => {
  const candidate = await seenCandidate(db, actor, candidateId);
  const need = await seenNeed(db, actor, needId);
  if (candidate.is_placed) throw new Failure('already_placed');
  return { companyId: need.company_id, sessionId: need.session_id };
};

/** What the pair misses, if it is one rule that the staff may set aside. @throws Failure where it is not */
const nearOf = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<Pick<NearPair<unknown>, 'rule' | 'km'>> => {
  const candidate = await findCandidateTerms(db, candidateId);
  const need = await findNeedTerms(db, needId);
  const isTogether =
    candidate &&
    need &&
    candidate.session_id === need.session_id &&
    candidate.formation_id !== null &&
    need.programme_ids.includes(candidate.formation_id);
  const near = isTogether ? nearNeedsOf(candidateTerms(candidate), [needTerms(need)])[0] : null;
  if (!near || !isProposable(near.rule)) throw new Failure('pair_not_near');
  return near;
};

/** Makes a match of a pair that misses one rule by little, and tells both sides; asked for twice it is made once. */
export const proposePair: Handler<
  'POST /near_pairs/',
  'config' | 'db' | 'jobs' | 'live' | 'now'
> = async (services, { actor, body, auditLog }) => {
  const { db, now } = services;
  const pair = { candidateId: body.applicant, needId: body.offer };
  const { sessionId } = await seenPair(db.read, actor, pair);
  const scoring = await currentScoring(services, sessionId);
  return db.transaction(async (tx) => {
    await lockPair(tx, pair);
    const { companyId } = await seenPair(tx, actor, pair);
    await requireOpenSession(tx, sessionId);
    const [made] = await findMade(tx, [pair]);
    if (made?.proposed_at) return { match: matchId(pair) };
    const near = await nearOf(tx, pair);
    const [scores] = await scoreByHand(tx, [pair], scoring);
    if (made || !scores) throw new Failure('pair_not_near');
    const by = { missed: near.rule, accountId: actor.accountId, at: now() };
    await addProposal(tx, scores, by);
    await tellProposal(services, tx, pair, near);
    await auditLog.changed(tx, { applicants: [pair.candidateId], companies: [companyId] });
    return { match: matchId(pair) };
  });
};
