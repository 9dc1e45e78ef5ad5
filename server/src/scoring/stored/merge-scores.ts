import { matchId, type Pair, status } from '@tandem/domain/matches/match';
import { sql, type RawBuilder } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** Rows in the order applicant_id, offer_id, score, industry, test, geographic, resume. */
export type NewScores = RawBuilder<unknown>;

const columns = sql`(applicant_id, offer_id, score, industry_score, test_score, geographic_score, resume_score)`;

/** How many pairs that are gone are deleted at a time. */
const batchSize = 50_000;

/**
 * That the staff have proposed the pair `s`, and that both sides are of one programme and session still: whoever has left
 * these has left what was proposed.
 */
const isMadeByHand = sql`exists (
  select 1 from proposed_pairs h
  join applicants a on a.id = h.applicant_id
  join offers o on o.id = h.offer_id and o.session_id = a.session_id
  join offer_formations f on f.offer_id = o.id and f.formation_id = a.formation_id
  where h.applicant_id = s.applicant_id and h.offer_id = s.offer_id)`;

const isActedOn = sql`exists (
  select 1 from match_states m
  where m.applicant_id = s.applicant_id and m.offer_id = s.offer_id and m.status <> ${sql.lit(status.pending)})`;

interface PairRow {
  applicant_id: number;
  offer_id: number;
}

const rowsOf = (pairs: readonly PairRow[]) => sql`
  unnest(${pairs.map((pair) => pair.applicant_id)}::int[], ${pairs.map((pair) => pair.offer_id)}::int[])
    listed (applicant_id, offer_id)`;

const isListed = sql`listed.applicant_id = s.applicant_id and listed.offer_id = s.offer_id`;

/** Deletes those that nobody holds and nobody has acted on; answers the held ones. */
const deleteFree = async (tx: Writes, pairs: readonly PairRow[]): Promise<PairRow[]> => {
  const { rows: free } = await sql<PairRow>`
    select s.applicant_id, s.offer_id from match_scores s join ${rowsOf(pairs)} on ${isListed}
    for update of s skip locked`.execute(tx);
  // What was acted on until the rows were locked is seen by a statement of its own.
  await sql`
    delete from match_scores s using ${rowsOf(free)}
    where ${isListed} and not ${isActedOn} and not ${isMadeByHand}`.execute(tx);
  const isFree = new Set(free.map((pair) => matchId(pairOfRow(pair))));
  return pairs.filter((pair) => !isFree.has(matchId(pairOfRow(pair))));
};

/**
 * Deletes the stored pairs that `isGone` finds, unless somebody has acted on them or the staff have made them by hand.
 * Whoever acts on a match holds its scores (lockMatch): nobody waits for them, and what they hold is left out, and answered.
 */
const deleteGone = async (tx: Writes, isGone: RawBuilder<unknown>): Promise<Pair[]> => {
  const held: PairRow[] = [];
  for (;;) {
    const { rows: gone } = await sql<PairRow>`
      select applicant_id, offer_id from match_scores s
      where ${isGone} and not ${isActedOn} and not ${isMadeByHand}
        and not exists (select 1 from ${rowsOf(held)} where ${isListed})
      limit ${batchSize}`.execute(tx);
    if (gone.length > 0) held.push(...(await deleteFree(tx, gone)));
    if (gone.length < batchSize) return held.map((pair) => pairOfRow(pair));
  }
};

/**
 * What is written, and what that spares: `first of session` where nothing is stored of the session yet, so that there is
 * nothing to be compared with. Scores of a whole session make nobody wait who deletes a side meanwhile: whoever replaces
 * them looks afterwards for what has gone. All others wait for it, and it for them.
 */
export type Extent = 'own pairs' | 'formation' | 'whole session' | 'first of session';

const notStored = sql`not exists (select 1 from match_scores s
  where s.applicant_id = n.applicant_id and s.offer_id = n.offer_id)`;

/** One's own pairs are few: looking each up while it is added costs less than comparing them all first. */
const guards: Record<Extent, { unless: RawBuilder<unknown>; held: RawBuilder<unknown> }> = {
  'own pairs': { unless: sql`true`, held: sql`for key share of o, a on conflict do nothing` },
  formation: { unless: notStored, held: sql`for key share of o, a on conflict do nothing` },
  'whole session': { unless: notStored, held: sql`` },
  'first of session': { unless: sql`true`, held: sql`` },
};

/**
 * Writes the difference between freshly computed scores and the stored ones: scores that differ are updated, new pairs
 * added, pairs within `scope` (a condition on `s`) that are gone deleted. No status is touched, no reader waits. Answers
 * pairs that are gone and stay for now, as somebody is about to act on them: who may not have, after all, so that they are
 * to be looked at once more.
 */
export const mergeScores = async (
  tx: Writes,
  scores: NewScores,
  scope: RawBuilder<unknown>,
  at: Date,
  extent: Extent = 'own pairs',
): Promise<Pair[]> => {
  const fresh = sql`(${scores}) n ${columns}`;
  const isFirst = extent === 'first of session';
  if (!isFirst)
    await sql`
      update match_scores s
      set score = n.score, industry_score = n.industry_score, test_score = n.test_score,
          geographic_score = n.geographic_score, resume_score = n.resume_score
      from ${fresh}
      where s.applicant_id = n.applicant_id and s.offer_id = n.offer_id
        and (s.score, s.industry_score, s.test_score, s.geographic_score, s.resume_score)
         <> (n.score, n.industry_score, n.test_score, n.geographic_score, n.resume_score)`.execute(
      tx,
    );
  const { unless, held } = guards[extent];
  // Either side may be gone by now; one that is deleted later takes its scores with it.
  await sql`
    insert into match_scores (applicant_id, offer_id, score, industry_score, test_score,
                              geographic_score, resume_score, created_at)
    select n.*, ${at}::timestamptz
    from ${fresh}
    join offers o on o.id = n.offer_id
    join applicants a on a.id = n.applicant_id
    where ${unless}
    ${held}`.execute(tx);
  if (isFirst) return [];
  const isGone = sql`${scope} and not exists (select 1 from ${fresh}
    where n.applicant_id = s.applicant_id and n.offer_id = s.offer_id)`;
  return deleteGone(tx, isGone);
};
