import type { MarkingSide } from '@tandem/domain/matches/marks';
import type { ShownOrder } from '@tandem/domain/matches/shown';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

export interface ShownMatch {
  applicant_id: number;
  offer_id: number;
  side: MarkingSide;
  /** `2026-11-30`. */
  day: string;
  /** On the list, 1 for the first. */
  rank: number;
  sorted_by: ShownOrder;
  lot: number | null;
}

/** Writes down what was shown; what is noted of that day already stays, who has been deleted meanwhile is left out. */
export const addShown = async (db: Queries, shown: readonly ShownMatch[]): Promise<void> => {
  const column = <Key extends keyof ShownMatch>(key: Key) => shown.map((one) => one[key]);
  await sql`
    insert into shown_matches (applicant_id, offer_id, side, day, rank, sorted_by, lot, run_id)
    select n.applicant_id, n.offer_id, n.side, n.day, n.rank, n.sorted_by, n.lot,
      (select max(id) from matching_runs where state = 'done')
    from unnest(${column('applicant_id')}::int[], ${column('offer_id')}::int[], ${column('side')}::text[],
      ${column('day')}::text[], ${column('rank')}::int[], ${column('sorted_by')}::text[], ${column('lot')}::int[])
      n (applicant_id, offer_id, side, day, rank, sorted_by, lot)
    join applicants on applicants.id = n.applicant_id
    join offers on offers.id = n.offer_id
    for key share of applicants, offers
    on conflict do nothing`.execute(db);
};

/** What was shown of these matches, the first day first. */
export const findShownOf = (
  db: Queries,
  matches: readonly { applicant_id: number; offer_id: number }[],
) =>
  db
    .selectFrom('shown_matches')
    .select(['applicant_id', 'offer_id', 'side', 'day', 'rank'])
    .where((e) => e('offer_id', '=', e.fn.any(e.val(matches.map((match) => match.offer_id)))))
    .where((e) =>
      e('applicant_id', '=', e.fn.any(e.val(matches.map((match) => match.applicant_id)))),
    )
    .orderBy('day')
    .orderBy('side')
    .execute();

/** What was shown before that day, and what is no match any more. */
export const deleteOldShown = async (tx: Writes, before: string): Promise<void> => {
  await sql`
    delete from shown_matches s where s.day < ${before} or not exists (
      select 1 from matches m where m.applicant_id = s.applicant_id and m.offer_id = s.offer_id)`.execute(
    tx,
  );
};
