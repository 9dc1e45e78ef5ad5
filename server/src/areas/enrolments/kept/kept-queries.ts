import type { Breaking } from '@tandem/domain/enrolments/breaking';
import { sql, type Selectable } from 'kysely';
import { isKept, isPlaced } from '../../../scoring/stored/enrolled.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import { breakColumns, unbroken } from '../break-columns.ts';
import { programmeInSession } from '../programme-in-session.ts';

export type KeptEnrolment = Selectable<Tables['kept_enrolments']>;

/** Those that hold their candidate, and those that are broken; the others let go of theirs before they were kept whole. */
const isShown = sql<boolean>`(kept_enrolments.holds or kept_enrolments.broken_on is not null)`;

/** Of a candidate, oldest first. */
export const findKeptOf = (db: Queries, candidateId: number) =>
  db
    .selectFrom('kept_enrolments')
    .leftJoin('sessions', 'sessions.id', 'kept_enrolments.session_id')
    .selectAll('kept_enrolments')
    .select('sessions.name as session')
    .where('applicant_id', '=', candidateId)
    .where(isShown)
    .orderBy('kept_enrolments.id')
    .execute();

/** As it stands once nobody else can change it. */
export const lockKept = (tx: Writes, id: number) =>
  tx
    .selectFrom('kept_enrolments')
    .innerJoin('applicants', 'applicants.id', 'kept_enrolments.applicant_id')
    .innerJoin('accounts', 'accounts.id', 'applicants.account_id')
    .leftJoin('sessions', 'sessions.id', 'kept_enrolments.session_id')
    .selectAll('kept_enrolments')
    .select([
      'accounts.id as account_id',
      'accounts.email',
      'accounts.first_name',
      'applicants.formation_id as programme_id',
      'sessions.name as session',
    ])
    .where('kept_enrolments.id', '=', id)
    .where(isShown)
    .forUpdate('kept_enrolments')
    .executeTakeFirst();

export type LockedKept = NonNullable<Awaited<ReturnType<typeof lockKept>>>;

/** Whether a candidate is held by the enrolment at a company that is gone, in the session of a need. */
export const isHeldWithoutCompany = async (
  db: Queries,
  { candidateId, needId }: { candidateId: number; needId: number },
): Promise<boolean> => {
  const row = await db
    .selectFrom('kept_enrolments as kept')
    .innerJoin('offers', 'offers.session_id', 'kept.session_id')
    .select('kept.id')
    .where('kept.applicant_id', '=', candidateId)
    .where('offers.id', '=', needId)
    .where(isKept('kept'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the candidate of a broken one is placed in its session all the same, by another. */
export const isPlacedAgain = async (db: Queries, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('kept_enrolments as own')
    .select('own.id')
    .where('own.id', '=', id)
    .where(isPlaced('own.applicant_id', 'own.session_id'))
    .executeTakeFirst();
  return row !== undefined;
};

export const writeKeptBreak = async (
  tx: Writes,
  { id, applicant_id: candidateId, session_id: sessionId }: KeptEnrolment,
  breaking: Breaking,
  told: Parameters<typeof breakColumns>[1],
): Promise<void> => {
  await tx
    .updateTable('kept_enrolments')
    .set({
      ...breakColumns(breaking, told),
      formation_id: programmeInSession(candidateId, sql`${sessionId}`),
    })
    .where('id', '=', id)
    .execute();
};

export const writeKeptRestored = async (
  tx: Writes,
  { id, applicant_id: candidateId, session_id: sessionId }: KeptEnrolment,
): Promise<void> => {
  await tx
    .updateTable('kept_courses')
    .set({ broken: null, lost: null })
    .where('applicant_id', '=', candidateId)
    .where('session_id', '=', sessionId)
    .execute();
  await tx
    .updateTable('kept_enrolments')
    .set({ ...unbroken, holds: true })
    .where('id', '=', id)
    .execute();
};
