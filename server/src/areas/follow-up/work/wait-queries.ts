import { needsPerCandidate } from '@tandem/domain/matches/match';
import { noteTitle } from '@tandem/domain/notes/note';
import { daysLater } from '@tandem/domain/calendar/elapsed';
import type { Cause } from '@tandem/domain/follow-up/wait';
import type { Rules } from '@tandem/domain/follow-up/settings/rules';
import { waitKindKeys, type WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { readPage, type Page } from '../../../platform/database/queries/page.ts';
import { tutorMail, tutorPhone } from '../facts/tutor-reach.ts';
import { causeOf, type CauseRow } from '../kept/cause-queries.ts';

/** By which rules the staff see to what, at which moment. */
export interface StaffFrom {
  now: Date;
  rules: Rules;
  kind?: WaitKind | undefined;
}

export interface WaitFilter extends StaffFrom {
  /** Also what the staff need not see to yet. */
  withEarly: boolean;
  scope: RawBuilder<boolean>;
}

/** The moment up to which a wait of each kind must have begun for the staff to see to it by the table; null where they never do. */
export const staffFrom = ({ rules, now, kind }: StaffFrom) =>
  waitKindKeys
    .filter((one) => kind === undefined || one === kind)
    .map((one) => {
      const { staffAfter } = rules[one];
      return { kind: one, begunBy: staffAfter === null ? null : daysLater(now, -staffAfter) };
    });

/** The kept causes `c` of accounts `a` that stand now; as `waitOf` in the domain has it, late ones alone unless told. */
const standing = (filter: WaitFilter): RawBuilder<unknown> => {
  const kinds = staffFrom(filter);
  const { now, withEarly, scope } = filter;
  return sql`
    follow_up_causes c
    join unnest(
      ${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(({ begunBy }) => begunBy)}::timestamptz[]
    ) as rule (kind, begun_by) on rule.kind = c.kind
    join accounts a on a.id = c.account_id
    where c.since <= ${now}::timestamptz
      and (${withEarly}::boolean or c.since <= rule.begun_by or c.alert_at <= ${now}::timestamptz)
      and ${scope}`;
};

/** How many of a kind, and since when the oldest waits. */
export interface WaitCount {
  kind: WaitKind;
  count: number;
  oldest: Date;
}

/** In the order of the kinds; none of which there are none. */
export const countWaits = async (db: Queries, filter: WaitFilter): Promise<WaitCount[]> => {
  const { rows } = await sql<WaitCount>`
    select c.kind, count(*)::int as count, min(c.since) as oldest from ${standing(filter)}
    group by c.kind`.execute(db);
  return waitKindKeys.flatMap((kind) => rows.filter((row) => row.kind === kind));
};

/** Whose wait it is, as a list names them. */
export interface Waiting {
  cause: Cause;
  accountId: number;
  side: 'applicant' | 'company';
  /** Of the candidate or the company. */
  recordId: number;
  name: string;
  referentId: number | null;
  /** What the need, or the note, that it is about is called; of a match whom it is with. */
  title: string | null;
  /** Whom one calls. */
  contact: string | null;
  phone: string | null;
  /** Of a need whose tutor is waited for, where it names one. */
  tutor: string | null;
}

interface WaitingRow extends CauseRow {
  side: 'applicant' | 'company';
  record_id: number;
  name: string;
  referent_id: number | null;
  contact: string | null;
  phone: string | null;
  tutor: string | null;
  need_title: string | null;
  other: string | null;
  note_text: string | null;
}

const onTutor = sql<boolean>`page.kind in ('tutor_test', 'tutor_bounce')`;

const tutorName = sql<
  string | null
>`nullif(concat_ws(' ', o.tutor_first_name, o.tutor_last_name), '')`;

/** Whom one calls is the tutor themself, where mail does not reach them and the number is known. */
const ofTutor = sql<boolean>`(
  ${onTutor} and ${tutorPhone} is not null
  and ${tutorMail} is null)`;

/** One page of them, oldest first, and how many there are. */
export const findWaits = async (
  db: Queries,
  filter: WaitFilter,
  { limit, offset = 0 }: Page,
): Promise<{ items: Waiting[]; total: number }> => {
  const read = async (): Promise<Waiting[]> => {
    const { rows } = await sql<WaitingRow>`
      with page as (
        select c.* from ${standing(filter)}
        order by c.since, c.account_id, c.id limit ${limit ?? null} offset ${offset}
      )
      select page.*, a.kind as side, coalesce(p.id, y.id) as record_id, a.referent_id,
        coalesce(nullif(trim(case when p.id is null then y.name
          else a.first_name || ' ' || a.last_name end), ''), a.email) as name,
        case when ${ofTutor} then concat_ws(', ', ${tutorName}, 'tuteur')
          else nullif(trim(y.contact_name), '') end as contact,
        case when ${ofTutor} then o.tutor_phone else coalesce(p.phone, y.contact_phone) end as phone,
        case when ${onTutor} then ${tutorName} end as tutor, o.title as need_title, n.text as note_text,
        nullif(trim(case when p.id is null
          then ma.first_name || ' ' || ma.last_name else my.name end), '') as other
      from page
      join accounts a on a.id = page.account_id
      left join applicants p on p.account_id = a.id
      left join companies y on y.account_id = a.id
      left join offers o on page.subject = 'need' and o.id = page.subject_id
      left join notes n on page.subject = 'note' and n.id = page.subject_id
      left join applicants mp on page.subject = 'match' and p.id is null
        and mp.id = page.subject_id / ${sql.lit(needsPerCandidate)}
      left join accounts ma on ma.id = mp.account_id
      left join offers mo on page.subject = 'match' and p.id is not null
        and mo.id = page.subject_id % ${sql.lit(needsPerCandidate)}
      left join companies my on my.id = mo.company_id
      order by page.since, page.account_id, page.id`.execute(db);
    return rows.flatMap((row) =>
      causeOf(row).map((cause) => ({
        cause,
        accountId: row.account_id,
        side: row.side,
        recordId: row.record_id,
        name: row.name,
        referentId: row.referent_id,
        contact: row.contact,
        phone: row.phone,
        tutor: row.tutor,
        title: row.note_text === null ? (row.need_title ?? row.other) : noteTitle(row.note_text),
      })),
    );
  };
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from ${standing(filter)}`.execute(db);
    return rows[0]?.total ?? 0;
  };
  return readPage(db, { limit, offset }, read, count);
};
