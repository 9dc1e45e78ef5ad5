import type { Queries } from '../../platform/database/database.ts';

/** The forums to which a candidate is invited, or a company with one of its needs; the latest first. */
export const findForumInvitations = (
  db: Queries,
  own: { candidateId: number } | { companyId: number },
) =>
  db
    .selectFrom('forums')
    .select(['name', 'day', 'place', 'state'])
    .where((e) =>
      'candidateId' in own
        ? e.exists(
            e
              .selectFrom('forum_candidates as guests')
              .select('guests.forum_id')
              .whereRef('guests.forum_id', '=', 'forums.id')
              .where('guests.applicant_id', '=', own.candidateId),
          )
        : e.exists(
            e
              .selectFrom('forum_needs as guests')
              .innerJoin('offers', 'offers.id', 'guests.offer_id')
              .select('guests.forum_id')
              .whereRef('guests.forum_id', '=', 'forums.id')
              .where('offers.company_id', '=', own.companyId),
          ),
    )
    .orderBy('day', 'desc')
    .orderBy('forums.id', 'desc')
    .execute();
