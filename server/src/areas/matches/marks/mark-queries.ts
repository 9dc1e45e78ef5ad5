import type { MarkingSide } from '@tandem/domain/matches/marks';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries, Writes } from '../../../platform/database/database.ts';

export interface Mark {
  shortlisted_at: Date | null;
  later_until: string | null;
}

const unmarked: Mark = { shortlisted_at: null, later_until: null };

export const findMark = async (
  db: Queries,
  { candidateId, needId }: Pair,
  side: MarkingSide,
): Promise<Mark> =>
  (await db
    .selectFrom('match_marks')
    .select(['shortlisted_at', 'later_until'])
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('side', '=', side)
    .executeTakeFirst()) ?? unmarked;

export const writeMark = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  side: MarkingSide,
  mark: Mark,
): Promise<void> => {
  await tx
    .insertInto('match_marks')
    .values({ applicant_id: candidateId, offer_id: needId, side, ...mark })
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id', 'side']).doUpdateSet(mark),
    )
    .execute();
};

/** Once a match has moved, nobody has put it off any more. */
export const forgetLater = async (tx: Writes, { candidateId, needId }: Pair): Promise<void> => {
  await tx
    .updateTable('match_marks')
    .set({ later_until: null })
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('later_until', 'is not', null)
    .execute();
};

/** What one side has marked on any of its matches. */
export const findOwnMarks = (db: Queries, own: { candidateId: number } | { companyId: number }) => {
  const rows = db
    .selectFrom('match_marks')
    .innerJoin('offers', 'offers.id', 'match_marks.offer_id')
    .select([
      'match_marks.applicant_id',
      'match_marks.offer_id',
      'match_marks.shortlisted_at',
      'match_marks.later_until',
    ])
    .where((e) =>
      e.or([
        e('match_marks.shortlisted_at', 'is not', null),
        e('match_marks.later_until', 'is not', null),
      ]),
    );
  return (
    'candidateId' in own
      ? rows
          .where('match_marks.applicant_id', '=', own.candidateId)
          .where('match_marks.side', '=', 'applicant')
      : rows
          .where('offers.company_id', '=', own.companyId)
          .where('match_marks.side', '=', 'company')
  ).execute();
};

/** The marks on any of these matches, of both sides. */
export const findMarksOf = (
  db: Queries,
  matches: readonly { applicant_id: number; offer_id: number }[],
) =>
  db
    .selectFrom('match_marks')
    .select(['applicant_id', 'offer_id', 'side', 'shortlisted_at', 'later_until'])
    .where((e) => e('offer_id', '=', e.fn.any(e.val(matches.map((match) => match.offer_id)))))
    .where((e) =>
      e('applicant_id', '=', e.fn.any(e.val(matches.map((match) => match.applicant_id)))),
    )
    .execute();
