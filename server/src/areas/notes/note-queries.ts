import { matchId } from '@tandem/domain/matches/match';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { seenNotes, type Sight } from '../../platform/database/queries/sight.ts';
import type { NotesTable } from '../../platform/database/tables/notes-table.ts';

const nameOf = (table: string) =>
  sql<string>`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`;

const selected = (db: Queries) =>
  db
    .selectFrom('notes')
    .leftJoin('accounts as author', 'author.id', 'notes.author_id')
    .leftJoin('accounts as owner', 'owner.id', 'notes.owner_id')
    .leftJoin('offers', 'offers.id', 'notes.offer_id')
    .leftJoin('companies', 'companies.id', 'offers.company_id')
    .leftJoin('applicants', 'applicants.id', 'notes.applicant_id')
    .leftJoin('accounts as candidate', 'candidate.id', 'applicants.account_id')
    .selectAll('notes')
    .select((e) => [
      'offers.title',
      'companies.name as company',
      'applicants.account_id as candidate_account',
      nameOf('candidate').as('candidate_name'),
      e.fn.coalesce(nameOf('author'), 'author.email').as('author'),
      e.fn.coalesce(nameOf('owner'), 'owner.email').as('owner'),
    ]);

export type Note = Awaited<ReturnType<typeof findNotesAbout>>[number];

/** Those on an account, on its needs and on its matches, of what is seen, newest first. */
export const findNotesAbout = (db: Queries, accountId: number, sight: Sight = null) =>
  selected(db)
    .where(seenNotes(sight))
    .where((e) =>
      e.or([
        e('notes.account_id', '=', accountId),
        e('companies.account_id', '=', accountId),
        e('applicants.account_id', '=', accountId),
      ]),
    )
    .orderBy('notes.id', 'desc')
    .execute();

/** These, newest first, each with whose page it is on. */
export const findListedNotes = (db: Queries, ids: readonly number[]) =>
  selected(db)
    .innerJoin('accounts as noted', 'noted.id', 'notes.account_id')
    .leftJoin('companies as own', 'own.account_id', 'noted.id')
    .select((e) => [
      e.fn.coalesce('own.name', nameOf('noted'), 'noted.email').as('person'),
      sql<'applicant' | 'company'>`noted.kind`.as('side'),
    ])
    .where((e) => e('notes.id', '=', e.fn.any(e.val([...ids]))))
    .orderBy('notes.id', 'desc')
    .execute();

export const findNote = (db: Queries, id: number, sight: Sight = null): Promise<Note | undefined> =>
  selected(db).where('notes.id', '=', id).where(seenNotes(sight)).executeTakeFirst();

/** One at a time changes it. */
export const lockNote = async (tx: Writes, id: number): Promise<void> => {
  await tx.selectFrom('notes').select('id').where('id', '=', id).forUpdate().execute();
};

export const addNote = async (
  tx: Writes,
  note: Omit<Insertable<NotesTable>, 'changed_at'>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('notes')
    .values({ ...note, changed_at: note.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateNote = async (
  tx: Writes,
  id: number,
  changes: Updateable<NotesTable>,
): Promise<void> => {
  await tx.updateTable('notes').set(changes).where('id', '=', id).execute();
};

/** What was noted on an account, for its own archive. */
export const findNotesOf = (db: Queries, accountId: number) =>
  selected(db).where('notes.account_id', '=', accountId).orderBy('notes.id').execute();

/** Gives all open notes of one of the staff to another. */
export const handOverNotes = async (
  tx: Writes,
  { from, to }: { from: number; to: number },
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('notes')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

const aboutOf = ({ title, company, candidate_name: candidate, applicant_id: of }: Note) => {
  if (title === null) return null;
  return of === null ? title : `${candidate ?? 'Candidat'} – ${company ?? ''}, « ${title} »`;
};

export const noteRecord = (note: Note) => ({
  id: note.id,
  kind: note.kind,
  text: note.text,
  need_id: note.applicant_id === null ? note.offer_id : null,
  match_id:
    note.applicant_id === null || note.offer_id === null
      ? null
      : matchId({ candidateId: note.applicant_id, needId: note.offer_id }),
  about: aboutOf(note),
  author: note.author,
  owner_id: note.owner_id,
  owner: note.owner,
  due_on: note.due_on,
  done_at: note.done_at?.toISOString() ?? null,
  created_at: note.created_at.toISOString(),
});
