import type { Sent, Wait } from '@tandem/domain/follow-up/wait';
import { needState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { toTutor } from '../facts/sent-queries.ts';
import { reminderRows } from './sending-queries.ts';
import { isTutorMuted } from '../../needs/index.ts';
import { tutorMail, tutorPhone } from '../facts/tutor-reach.ts';

/** A need that waits for a tutor who can be reached. */
export interface TutoredNeed {
  needId: number;
  accountId: number;
  company: string;
  title: string;
  token: string;
  firstName: string | null;
  /** Where mail reaches them; null where none does. */
  mail: string | null;
  /** Null where SMS to it are refused. */
  phone: string | null;
  isMuted: boolean;
  /** By which one tutor is told from another: the address, in the one way in which these are compared, or the number. */
  address: string;
  askedAt: Date | null;
  /** What leaves by itself to its company is held back. */
  isHeld: boolean;
}

const addressOf = sql<string>`coalesce(lower(${tutorMail}), ${tutorPhone})`;

export const findTutoredNeeds = async (db: Queries): Promise<TutoredNeed[]> => {
  const { rows } = await sql<TutoredNeed>`
    select o.id as "needId", a.id as "accountId", o.title, o.token,
      coalesce(nullif(c.name, ''), a.email) as company, o.tutor_first_name as "firstName",
      ${tutorMail} as mail, ${tutorPhone} as phone, ${isTutorMuted} as "isMuted", ${addressOf} as address, o.tutor_asked_at as "askedAt",
      exists (select 1 from follow_up_holds h where h.account_id = a.id) as "isHeld"
    from offers o
    join companies c on c.id = o.company_id
    join accounts a on a.id = c.account_id
    where o.state = ${needState.inactive} and ${addressOf} is not null
    order by o.id`.execute(db);
  return rows;
};

export interface TutorReminder extends Sent {
  /** Of the tutor whom its need names now. */
  address: string;
}

/** What was sent by itself to the tutors of needs. */
export const findTutorReminders = async (db: Queries): Promise<TutorReminder[]> => {
  const { rows } = await sql<Omit<TutorReminder, 'kind'>>`
    select r.account_id as "accountId", o.id as "subjectId", r.since, r.step, r.sent_at as at,
      ${addressOf} as address
    from follow_up_reminders r join offers o on o.id = r.subject_id
    where r.kind = ${toTutor} and ${addressOf} is not null
    order by r.id`.execute(db);
  return rows.map((row) => ({ ...row, kind: 'tutor_test' }));
};

/** Notes what leaves; answers the needs of which nobody else has written meanwhile. */
export const noteTutorReminders = async (
  tx: Writes,
  waits: readonly Wait[],
  at: Date,
): Promise<Set<number>> => {
  const rows = await tx
    .insertInto('follow_up_reminders')
    .values(reminderRows(waits, { at, by: null, kind: toTutor }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject_id')
    .execute();
  return new Set(rows.map((row) => row.subject_id));
};
