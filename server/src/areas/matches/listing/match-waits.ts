import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { isWaitKind, waitKindKeys, waitKinds } from '@tandem/domain/follow-up/wait-kinds';
import { needsPerCandidate, status } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import { sql, type RawBuilder } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { isEnrolled, isKept, isPlaced } from '../../../scoring/stored/enrolled.ts';
import { backOn, opensAt, restsUntil, setBackAt } from '../../follow-up/index.ts';

/** The one kind that is kept for all of a company together; all others are kept of each match. */
const ofCompany: WaitKind = 'answer_candidate';

const french = new Intl.Collator('fr-FR');

/** All kinds by what they are called. */
const kindsByLabel = waitKindKeys.toSorted((one, other) =>
  french.compare(waitKinds[one].label, waitKinds[other].label),
);

/** The needs whose company owes answers, and since when at the earliest, as the follow-up has it. */
const answeringNeeds = (now: Date): RawBuilder<{ id: number }> => sql`(
  select o.id, o.session_id, greatest(o.state_since, ${opensAt}) as floor
  from offers o
  join sessions y on y.id = o.session_id
  join companies c on c.id = o.company_id
  join accounts owner on owner.id = c.account_id
  where o.state = ${needState.active} and y.closed_at is null
    and coalesce(${opensAt} <= ${now}, true) and owner.registered_at is not null)`;

/** Who is enrolled in which session: nobody waits for them there. */
const placedCandidates: RawBuilder<{ applicant_id: number }> = sql`(
  select distinct placed.applicant_id, placed.session_id from match_states placed
  where ${isEnrolled('placed')}
  union
  select kept.applicant_id, kept.session_id from kept_enrolments kept where ${isKept('kept')})`;

/** Of what is kept of each match by that moment, what has been waited for longest. */
const keptWaits = (now: Date): RawBuilder<{ applicant_id: number }> => sql`(
  select distinct on (c.subject_id) c.subject_id / ${sql.lit(needsPerCandidate)} as applicant_id,
    c.subject_id % ${sql.lit(needsPerCandidate)} as offer_id, c.since, c.kind
  from follow_up_causes c
  where c.subject = 'match' and c.since <= ${now}
  order by c.subject_id, c.since)`;

const backAt = sql<Date | null>`${backOn}::date::timestamp at time zone 'Europe/Paris'`;

/**
 * Of the matches that somebody has moved or whose two sides meet: whether the company owes no answer, the day from which on it owes
 * one, and since when it was asked where that is not since the match was found.
 */
const movedWaits = (now: Date): RawBuilder<{ applicant_id: number }> => sql`
  select pairs.applicant_id, pairs.offer_id, ${backAt} as back_at,
    coalesce(m.status, ${sql.lit(status.pending)}) not in (${literals([status.pending, status.queued])})
      or coalesce(${backOn} > ${parisClock(now).day}, false) as answered,
    case when m.status = ${sql.lit(status.queued)} then ${backAt} else ${setBackAt} end as asked_at
  from (
    select applicant_id, offer_id from match_states
    union select applicant_id, offer_id from meetings
  ) pairs
  left join match_states m on m.applicant_id = pairs.applicant_id and m.offer_id = pairs.offer_id
  left join match_marks k on k.applicant_id = pairs.applicant_id and k.offer_id = pairs.offer_id
    and k.side = 'company'
  left join (
    select t.applicant_id, t.offer_id, ${restsUntil} as rests_until
    from meetings t group by t.applicant_id, t.offer_id
  ) met on met.applicant_id = pairs.applicant_id and met.offer_id = pairs.offer_id`;

/**
 * Since when a match of the scores `s` waits for its company's answer; null where it does not. Beside it stand its need `waiting` (of
 * `answeringNeeds`) and what is `moved` (of `movedWaits`); `isSettled`: its candidate is enrolled in that year.
 */
const answerSince = (isSettled: RawBuilder<boolean>): RawBuilder<Date | null> =>
  sql<Date | null>`case when waiting.id is null or moved.answered or ${isSettled} then null
    else greatest(coalesce(moved.asked_at, s.created_at), moved.back_at, waiting.floor) end`;

/**
 * All that matches are sorted by which wait, joined to the scores `s`. What is moved is judged before, not at each of all scores; nothing
 * but the company's first answer is waited for of what is not.
 */
export const besideWaits = (now: Date) => ({
  waiting: { rows: answeringNeeds(now), on: sql<boolean>`waiting.id = s.offer_id` },
  settled: {
    rows: placedCandidates,
    on: sql<boolean>`settled.applicant_id = s.applicant_id
      and settled.session_id = waiting.session_id`,
  },
  moved: {
    rows: sql<{ applicant_id: number }>`(
      select judged.*, kept.since as kept_since,
        array_position(${kindsByLabel}::text[], kept.kind) as kept_kind
      from (${movedWaits(now)}) judged
      left join ${keptWaits(now)} kept
        on kept.applicant_id = judged.applicant_id and kept.offer_id = judged.offer_id
      offset 0)`,
    on: sql<boolean>`moved.applicant_id = s.applicant_id and moved.offer_id = s.offer_id`,
  },
});

/** Of the scores `match_scores`: that a match waits for that. */
export const waitsFor = ({ kind, now }: { kind: WaitKind; now: Date }): RawBuilder<boolean> =>
  kind === ofCompany
    ? sql<boolean>`match_scores.offer_id in (select waiting.id from ${answeringNeeds(now)} waiting)
        and not exists (
          select 1 from (${movedWaits(now)}) moved
          where moved.applicant_id = match_scores.applicant_id
            and moved.offer_id = match_scores.offer_id and moved.answered)
        and not exists (
          select 1 from ${placedCandidates} settled
          join offers placed_at on placed_at.session_id = settled.session_id
          where settled.applicant_id = match_scores.applicant_id
            and placed_at.id = match_scores.offer_id)`
    : sql<boolean>`(match_scores.applicant_id, match_scores.offer_id) in (
        select c.subject_id / ${sql.lit(needsPerCandidate)}, c.subject_id % ${sql.lit(needsPerCandidate)}
        from follow_up_causes c
        where c.subject = 'match' and c.kind = ${kind} and c.since <= ${now})`;

const answer = answerSince(sql<boolean>`settled.applicant_id is not null`);

/** By the label of what is waited for longest, and by since when, of the scores with all of `besideWaits`. */
export const waitOrders = {
  awaits: sql`case when ${answer} < coalesce(moved.kept_since, 'infinity')
    then ${sql.lit(kindsByLabel.indexOf(ofCompany) + 1)} else moved.kept_kind end`,
  'awaits-since': sql`date_part('epoch', least(moved.kept_since, ${answer}))`,
};

interface Waiting {
  kind: WaitKind;
  since: Date;
}

export type MatchWaits = readonly Waiting[];

/** Since when some matches wait for their company's answer; those that do not are left out. */
const findAnswerWaits = async (db: Queries, ids: readonly number[], now: Date) => {
  const { rows } = await sql<{ id: number; since: Date | null }>`
    select asked.id::float8 as id,
      ${answerSince(isPlaced('s.applicant_id', 'waiting.session_id'))} as since
    from unnest(${[...ids]}::bigint[]) asked (id)
    join match_scores s on s.applicant_id = asked.id / ${sql.lit(needsPerCandidate)}
      and s.offer_id = asked.id % ${sql.lit(needsPerCandidate)}
    join ${answeringNeeds(now)} waiting on waiting.id = s.offer_id
    left join (${movedWaits(now)}) moved
      on moved.applicant_id = s.applicant_id and moved.offer_id = s.offer_id`.execute(db);
  return rows.flatMap(({ id, since }) => (since ? [{ id, kind: ofCompany, since }] : []));
};

const findKeptWaits = async (db: Queries, ids: readonly number[], now: Date) => {
  const rows = await db
    .selectFrom('follow_up_causes')
    .select(['subject_id as id', 'kind', 'since'])
    .where('subject', '=', 'match')
    .where((e) => e('subject_id', '=', e.fn.any(e.val([...ids]))))
    .where('since', '<=', now)
    .execute();
  return rows.flatMap(({ id, kind, since }) => (isWaitKind(kind) ? [{ id, kind, since }] : []));
};

/** What some matches wait for, the longest first, by the number of the match; those that wait for nothing are left out. */
export const findMatchWaits = async (
  db: Queries,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, MatchWaits>> => {
  const [answers, kept] = await sideBySide(
    db,
    () => findAnswerWaits(db, ids, now),
    () => findKeptWaits(db, ids, now),
  );
  const waits = [...answers, ...kept].toSorted(
    (one, other) => one.since.getTime() - other.since.getTime(),
  );
  const byMatch = Map.groupBy(waits, ({ id }) => id);
  // Some kinds are kept with both sides: each is told once.
  return new Map(
    [...byMatch].map(([id, all]) => [
      id,
      all.filter(({ kind }, at) => all.findIndex((one) => one.kind === kind) === at),
    ]),
  );
};
