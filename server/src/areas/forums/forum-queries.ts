import { needState } from '@tandem/domain/needs/need-state';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { ForumsTable } from '../../platform/database/tables/placements/forums-table.ts';
import { isPlaced } from '../../scoring/stored/enrolled.ts';

export type Forum = Selectable<ForumsTable>;

export const addForum = async (tx: Writes, values: Insertable<ForumsTable>): Promise<number> => {
  const { id } = await tx
    .insertInto('forums')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findForum = (db: Queries, id: number): Promise<Forum | undefined> =>
  db.selectFrom('forums').selectAll().where('id', '=', id).executeTakeFirst();

/** One at a time changes it. */
export const lockForum = (tx: Writes, id: number): Promise<Forum | undefined> =>
  tx.selectFrom('forums').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateForum = async (
  tx: Writes,
  id: number,
  changes: Pick<Partial<Forum>, 'state' | 'published_at'>,
): Promise<void> => {
  await tx.updateTable('forums').set(changes).where('id', '=', id).execute();
};

/** Those of a session that are still to come on some day take place no more; whoever has a meeting there is told of that. */
export const cancelComingForums = async (
  tx: Writes,
  { sessionId, today }: { sessionId: number; today: string },
): Promise<void> => {
  await tx
    .updateTable('forums')
    .set({ state: 'cancelled' })
    .where('session_id', '=', sessionId)
    .where('day', '>=', today)
    .where('state', 'in', ['draft', 'published'])
    .execute();
};

/** The latest first. */
export const findForums = (db: Queries): Promise<Forum[]> =>
  db.selectFrom('forums').selectAll().orderBy('day', 'desc').orderBy('id', 'desc').execute();

/** Of one candidate or company, those that are published with a meeting of theirs. */
export const findOwnForums = (
  db: Queries,
  { candidateId, companyId }: { candidateId: number | null; companyId: number | null },
): Promise<Forum[]> =>
  db
    .selectFrom('forums')
    .selectAll()
    .where('state', '=', 'published')
    .where((e) =>
      e.exists(
        e
          .selectFrom('forum_meetings')
          .select('forum_meetings.id')
          .whereRef('forum_meetings.forum_id', '=', 'forums.id')
          .where('forum_meetings.slot', 'is not', null)
          .where((own) =>
            own.or([
              own('forum_meetings.applicant_id', '=', candidateId ?? 0),
              own('forum_meetings.company_id', '=', companyId ?? 0),
            ]),
          ),
      ),
    )
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute();

type Where = Pick<Forum, 'id' | 'session_id' | 'formation_ids'>;

/** Candidates who can be invited: of the programmes, with sheet and test, without a place; and those who are. */
export const findForumCandidates = (db: Queries, { id, session_id, formation_ids }: Where) =>
  db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .leftJoin('forum_candidates as guests', (join) =>
      join.onRef('guests.applicant_id', '=', 'applicants.id').on('guests.forum_id', '=', id),
    )
    .select([
      'applicants.id',
      'applicants.account_id',
      'accounts.email',
      'accounts.first_name',
      'accounts.last_name',
      sql<boolean>`guests.forum_id is not null`.as('invited'),
    ])
    .where((e) =>
      e.or([
        e('guests.forum_id', 'is not', null),
        e.and([
          e('applicants.session_id', '=', session_id),
          e('applicants.formation_id', '=', e.fn.any(e.val(formation_ids))),
          e('applicants.page_done_at', 'is not', null),
          e('applicants.test_done_at', 'is not', null),
          e.not(isPlaced('applicants.id', 'applicants.session_id')),
        ]),
      ]),
    )
    .orderBy('accounts.last_name')
    .orderBy('applicants.id')
    .execute();

/** Needs that can be invited: active ones of the programmes; and those that are. */
export const findForumNeeds = (db: Queries, { id, session_id, formation_ids }: Where) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .leftJoin('forum_needs as guests', (join) =>
      join.onRef('guests.offer_id', '=', 'offers.id').on('guests.forum_id', '=', id),
    )
    .select([
      'offers.id',
      'offers.title',
      'offers.company_id',
      'companies.name as company_name',
      'companies.account_id',
      'accounts.email',
      sql<boolean>`guests.forum_id is not null`.as('invited'),
    ])
    .where((e) =>
      e.or([
        e('guests.forum_id', 'is not', null),
        e.and([
          e('offers.session_id', '=', session_id),
          e('offers.state', '=', needState.active),
          e.exists(
            e
              .selectFrom('offer_formations as f')
              .select('f.offer_id')
              .whereRef('f.offer_id', '=', 'offers.id')
              .where((one) => one('f.formation_id', '=', one.fn.any(one.val(formation_ids)))),
          ),
        ]),
      ]),
    )
    .orderBy('companies.name')
    .orderBy('offers.id')
    .execute();

/** Needs of which the plan still tells something stay. */
export const removeNeeds = async (
  tx: Writes,
  forumId: number,
  needIds: readonly number[],
): Promise<void> => {
  await sql`
    delete from forum_needs n where n.forum_id = ${forumId} and n.offer_id = any(${[...needIds]}::int[])
      and not exists (select 1 from forum_meetings p
        where p.forum_id = n.forum_id and p.offer_id = n.offer_id)`.execute(tx);
};

export const replaceGuests = async (
  tx: Writes,
  forumId: number,
  { candidateIds, needIds }: { candidateIds: readonly number[]; needIds: readonly number[] },
): Promise<void> => {
  await tx.deleteFrom('forum_candidates').where('forum_id', '=', forumId).execute();
  await tx.deleteFrom('forum_needs').where('forum_id', '=', forumId).execute();
  if (candidateIds.length > 0)
    await tx
      .insertInto('forum_candidates')
      .values(candidateIds.map((id) => ({ forum_id: forumId, applicant_id: id })))
      .execute();
  if (needIds.length > 0)
    await tx
      .insertInto('forum_needs')
      .values(needIds.map((id) => ({ forum_id: forumId, offer_id: id })))
      .execute();
};
