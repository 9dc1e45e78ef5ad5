import { isPlacedWithoutCompany } from '../../scoring/stored/enrolled.ts';
import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import type { NotNull, Selectable, Updateable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { readByIds } from '../../platform/database/queries/one-or-many.ts';
import { indicatorColumns } from '../invitations/index.ts';
import { seenCandidates, type Sight } from '../../platform/database/queries/sight.ts';
import { readPage, type Page } from '../../platform/database/queries/page.ts';
import { columnsIn } from '../../platform/database/queries/field-columns.ts';
import { filledColumns } from '../sheets/index.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';

export type Candidate = Selectable<Tables['applicants']>;

export const findCandidate = (db: Queries, id: number): Promise<Candidate | undefined> =>
  db.selectFrom('applicants').selectAll().where('id', '=', id).executeTakeFirst();

/** How far a candidate has come. */
export const findCandidateProgress = (
  db: Queries,
  id: number,
): Promise<{ page: boolean; test: boolean; matches: boolean } | undefined> =>
  db
    .selectFrom('applicants')
    .select((e) => [
      e('page_done_at', 'is not', null).$castTo<boolean>().as('page'),
      e('test_done_at', 'is not', null).$castTo<boolean>().as('test'),
      e
        .or([
          e.exists(
            e
              .selectFrom('match_scores')
              .select('match_scores.offer_id')
              .whereRef('match_scores.applicant_id', '=', 'applicants.id'),
          ),
          isPlacedWithoutCompany('applicants.id', 'applicants.session_id'),
        ])
        .$castTo<boolean>()
        .as('matches'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Locked until the transaction ends, so that two saves of one sheet follow each other; others may refer to it. */
export const lockCandidate = (tx: Writes, id: number): Promise<Candidate | undefined> =>
  tx.selectFrom('applicants').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * The account of a registered candidate who is about to be deleted. Whoever moves one of their matches, or stores scores
 * of theirs, has ended by then or finds them gone.
 */
export const lockCandidateToDelete = (
  tx: Writes,
  candidateId: number,
): Promise<
  { account_id: number; session_id: number | null; formation_id: number | null } | undefined
> =>
  tx
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select(['applicants.account_id', 'applicants.session_id', 'applicants.formation_id'])
    .where('applicants.id', '=', candidateId)
    .where('accounts.registered_at', 'is not', null)
    .forUpdate('applicants')
    .executeTakeFirst();

export const updateCandidate = async (
  tx: Writes,
  id: number,
  values: Updateable<Tables['applicants']>,
): Promise<void> => {
  await tx.updateTable('applicants').set(values).where('id', '=', id).execute();
};

const sheets = (db: Queries) =>
  db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .leftJoin('sessions', 'sessions.id', 'applicants.session_id')
    .leftJoin('formations', 'formations.id', 'applicants.formation_id')
    .select([
      'applicants.id',
      'applicants.account_id',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email',
      ...columnsIn('applicants', candidateFields),
      'sessions.name as session_name',
      'formations.name as formation_name',
    ]);

export type CandidateSheetRow = Awaited<ReturnType<typeof findSheets>>[number];

export type OwnSheetRow = NonNullable<Awaited<ReturnType<typeof findSheet>>>;

/** With what the candidate alone sees of the resume. */
export const findSheet = (db: Queries, candidateId: number) =>
  sheets(db)
    .leftJoin('files', 'files.name', 'applicants.resume_file')
    .select([
      'applicants.page_done_at',
      'files.original_name as resume_name',
      'files.created_at as resume_added_at',
      ...filledColumns('applicants'),
    ])
    .where('applicants.id', '=', candidateId)
    .executeTakeFirst();

export const findSheets = readByIds('applicants.id', (db, isAsked) => sheets(db).where(isAsked));

const withIndicators = (db: Queries) =>
  sheets(db)
    .leftJoin('invitations', 'invitations.account_id', 'accounts.id')
    .select(['accounts.created_at', 'applicants.page_done_at', 'applicants.test_done_at'])
    .select(filledColumns('applicants'))
    .select(indicatorColumns);

export type CandidateRow = NonNullable<Awaited<ReturnType<typeof findRegisteredCandidate>>>;

export const findRegisteredCandidate = (db: Queries, id: number) =>
  withIndicators(db)
    .where('applicants.id', '=', id)
    .where('accounts.registered_at', 'is not', null)
    .executeTakeFirst();

/** Registered candidates, by name. */
export const findRegisteredCandidates = (db: Queries, page: Page, sight: Sight) => {
  let rows = withIndicators(db)
    .where('accounts.registered_at', 'is not', null)
    .where(seenCandidates(sight))
    .orderBy('accounts.last_name')
    .orderBy('accounts.first_name')
    .orderBy('applicants.id');
  if (page.limit !== undefined) rows = rows.limit(page.limit);
  if (page.offset !== undefined) rows = rows.offset(page.offset);
  return readPage(
    db,
    page,
    () => rows.execute(),
    () => countCandidates(db, true, sight),
  );
};

/** Invited candidates who have not registered, newest first. */
export const findInvitedCandidates = (db: Queries, page: Page, sight: Sight) => {
  let rows = db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .innerJoin('invitations', 'invitations.account_id', 'accounts.id')
    .select([
      'applicants.id',
      'applicants.phone',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email',
      'accounts.created_at',
      'invitations.token',
      'invitations.expires_at',
      ...indicatorColumns,
    ])
    .where('accounts.registered_at', 'is', null)
    .where(seenCandidates(sight))
    .orderBy('applicants.id', 'desc')
    .$narrowType<{ email: NotNull }>();
  if (page.limit !== undefined) rows = rows.limit(page.limit);
  if (page.offset !== undefined) rows = rows.offset(page.offset);
  return readPage(
    db,
    page,
    () => rows.execute(),
    () => countCandidates(db, false, sight),
  );
};

const countCandidates = async (db: Queries, registered: boolean, sight: Sight): Promise<number> => {
  const { total } = await db
    .selectFrom('applicants')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('accounts.registered_at', registered ? 'is not' : 'is', null)
    .where(seenCandidates(sight))
    .executeTakeFirstOrThrow();
  return total;
};
