import type { Breaking } from '@tandem/domain/enrolments/breaking';
import { status, type Pair } from '@tandem/domain/matches/match';
import { sql, type Selectable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { breakColumns, unbroken } from './break-columns.ts';
import { programmeInSession } from './programme-in-session.ts';

export type Enrolment = Selectable<Tables['enrolments']>;

/** Begins what a match becomes that is finalised. */
export const addEnrolment = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  agreedAt: Date,
): Promise<void> => {
  await tx
    .insertInto('enrolments')
    .values({ applicant_id: candidateId, offer_id: needId, agreed_at: agreedAt })
    .execute();
};

const goingOn = (tx: Writes, { candidateId, needId }: Pair) =>
  tx
    .updateTable('enrolments')
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('broken_on', 'is', null)
    .where('annulled_at', 'is', null);

export interface EnrolmentDays {
  beginsOn: string | null;
  endsOn: string | null;
}

/** The days that the contract file tells. */
export const writeEnrolmentDays = async (
  tx: Writes,
  pair: Pair,
  { beginsOn, endsOn }: EnrolmentDays,
): Promise<void> => {
  await goingOn(tx, pair).set({ begins_on: beginsOn, ends_on: endsOn }).execute();
};

/** For an enrolment that was finalised by mistake. */
export const annulEnrolment = async (tx: Writes, pair: Pair, at: Date): Promise<void> => {
  await goingOn(tx, pair).set({ annulled_at: at }).execute();
};

const writeBrokenOn = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  brokenOn: string | null,
): Promise<void> => {
  await tx
    .updateTable('match_states')
    .set({ broken_on: brokenOn })
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('status', '=', status.finalised)
    .execute();
};

/** The programme in which the candidate counts in the need's session. */
const programmeThere = ({ candidateId, needId }: Pair) =>
  programmeInSession(candidateId, sql`(select session_id from offers where id = ${needId})`);

/** Notes that an enrolment is broken: from then on it holds neither candidate nor seat. */
export const writeBreak = async (
  tx: Writes,
  pair: Pair,
  breaking: Breaking,
  told: Parameters<typeof breakColumns>[1],
): Promise<void> => {
  await goingOn(tx, pair)
    .set({ ...breakColumns(breaking, told), formation_id: programmeThere(pair) })
    .execute();
  await writeBrokenOn(tx, pair, breaking.brokenOn);
};

export const writeRestored = async (tx: Writes, pair: Pair, enrolmentId: number): Promise<void> => {
  await tx.updateTable('enrolments').set(unbroken).where('id', '=', enrolmentId).execute();
  await writeBrokenOn(tx, pair, null);
};

/** Every enrolment that these matches ever became, oldest first. */
export const findEnrolments = (
  db: Queries,
  pairs: readonly { applicant_id: number; offer_id: number }[],
): Promise<Enrolment[]> =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .where((e) => e('applicant_id', '=', e.fn.any(e.val(pairs.map((one) => one.applicant_id)))))
    .where((e) => e('offer_id', '=', e.fn.any(e.val(pairs.map((one) => one.offer_id)))))
    .orderBy('id')
    .execute();

/** The one that a finalised match stands for. */
export const findLastEnrolment = (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<Enrolment | undefined> =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
