import { status, type Pair } from '@tandem/domain/matches/match';
import type { NeedState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import { opensAt, pendingSince, queuedUntil, restsUntilOf } from '../../follow-up/index.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { readByPairs } from '../../../platform/database/queries/one-or-many.ts';

type Pairs = readonly { applicant_id: number; offer_id: number }[];

/** Keeps the first reading of a match; those after it change nothing. */
export const addReading = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('match_readings')
    .values({ applicant_id: candidateId, offer_id: needId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** When the company first opened the sheet in these matches; those that it has not opened are left out. */
export const findReadingsOf = (db: Queries, matches: Pairs) =>
  db
    .selectFrom('match_readings')
    .select(['applicant_id', 'offer_id', 'read_at'])
    .where((e) => e('offer_id', '=', e.fn.any(e.val(matches.map((match) => match.offer_id)))))
    .where((e) =>
      e('applicant_id', '=', e.fn.any(e.val(matches.map((match) => match.applicant_id)))),
    )
    .execute();

interface AwaitedRow {
  applicant_id: number;
  offer_id: number;
  need_state: NeedState;
  state_since: Date;
  is_over: boolean;
  opens_at: Date | null;
  has_moved: boolean;
  /** Null where the match is gone by now. */
  pending_since: Date | null;
  /** When a match that is queued is to be answered again. */
  later_until: string | null;
  rests_until: string | null;
  read_at: Date | null;
}

/** What is known of these matches that says whether, and until when, their company is waited for. */
export const findAwaitedRows = readByPairs(
  (_, pairs) => sql<AwaitedRow>`
    select p.applicant_id, p.offer_id, o.state as need_state, o.state_since,
      y.closed_at is not null as is_over, ${opensAt} as opens_at, m.applicant_id is not null as has_moved,
      case when m.status = ${sql.lit(status.queued)} then ${queuedUntil} end as later_until, r.read_at, ${pendingSince} as pending_since,
      ${restsUntilOf('p')} as rests_until
    from ${pairs}
    join offers o on o.id = p.offer_id
    join sessions y on y.id = o.session_id
    left join match_scores s on s.applicant_id = p.applicant_id and s.offer_id = p.offer_id
    left join match_states m on m.applicant_id = p.applicant_id and m.offer_id = p.offer_id
    left join match_marks k on k.applicant_id = p.applicant_id and k.offer_id = p.offer_id
      and k.side = 'company'
    left join match_readings r on r.applicant_id = p.applicant_id and r.offer_id = p.offer_id`,
);
