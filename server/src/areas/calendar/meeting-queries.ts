import { contactRules } from '@tandem/domain/matches/contacts';
import { matchId } from '@tandem/domain/matches/match';
import type { MeetingSide } from '@tandem/domain/meetings/meeting';
import { sql, type Selectable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { MeetingsTable } from '../../platform/database/tables/placements/meetings-table.ts';
import type { Page } from '../../platform/database/queries/page.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { onSitePlaceOf, whereColumns } from './on-site-place.ts';
import { isUndecided } from './undecided.ts';

interface Party {
  accountId: number;
  email: string | null;
  name: string;
  /** The candidate's first name, or the company's own. */
  greeted: string;
}

/** A meeting with the two who meet. */
export interface Meeting extends Selectable<MeetingsTable> {
  companyId: number;
  matchId: number;
  need: string;
  /** Its match could still come to something. */
  undecided: boolean;
  parties: Record<MeetingSide, Party>;
  /** The forum day for which the centre made it. */
  forum: { id: number; name: string; day: string; place: string } | null;
  /** Where the company is, if the need is there. */
  onSitePlace: string;
  /** The company has said yes: the candidate reads where it is. */
  promised: boolean;
}

/** Which meetings: those of one match, of a side, or of the candidates whose programmes somebody supervises. */
export interface MeetingFilter {
  ids?: readonly number[];
  candidateId?: number;
  needId?: number;
  companyId?: number;
  /** A manager; whom no programme is linked to supervises all. */
  supervisorId?: number;
  /** Still to come or to be told of, or past, at that moment. */
  when?: 'coming' | 'past';
  now?: Date;
}

/** For how long a meeting that nobody has told of, while that matters, counts as to come. */
const untoldMs = 14 * 24 * 3_600_000;

const joined = (db: Queries, filter: MeetingFilter) => {
  const { ids, candidateId, needId, companyId, supervisorId, when, now } = filter;
  let rows = db
    .selectFrom('meetings')
    .innerJoin('offers', 'offers.id', 'meetings.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts as houses', 'houses.id', 'companies.account_id')
    .innerJoin('applicants', 'applicants.id', 'meetings.applicant_id')
    .innerJoin('accounts as people', 'people.id', 'applicants.account_id');
  if (ids) rows = rows.where((e) => e('meetings.id', '=', e.fn.any(e.val([...ids]))));
  if (candidateId !== undefined) rows = rows.where('meetings.applicant_id', '=', candidateId);
  if (needId !== undefined) rows = rows.where('meetings.offer_id', '=', needId);
  if (companyId !== undefined) rows = rows.where('offers.company_id', '=', companyId);
  if (supervisorId !== undefined)
    rows = rows.where(
      sql<boolean>`(not exists (select 1 from formation_links where manager_id = ${supervisorId})
        or applicants.formation_id in (
          select formation_id from formation_links where manager_id = ${supervisorId}))`,
    );
  if (when && now) {
    const since = new Date(now.getTime() - untoldMs);
    const coming = sql<boolean>`(meetings.state = 'proposed'
      or (meetings.state = 'planned' and (meetings.starts_at > ${now}
        or (meetings.starts_at > ${since} and ${isUndecided('meetings')}))))`;
    rows = rows.where(when === 'coming' ? coming : sql<boolean>`not ${coming}`);
  }
  return rows;
};

const selected = (db: Queries, filter: MeetingFilter) =>
  joined(db, filter)
    .leftJoin('forum_meetings as plan', 'plan.meeting_id', 'meetings.id')
    .leftJoin('forums', 'forums.id', 'plan.forum_id')
    .leftJoin('match_states as standing', (join) =>
      join
        .onRef('standing.applicant_id', '=', 'meetings.applicant_id')
        .onRef('standing.offer_id', '=', 'meetings.offer_id'),
    )
    .selectAll('meetings')
    .select(whereColumns)
    .select([
      'standing.status as match_status',
      'forums.id as forum_id',
      'forums.name as forum_name',
      'forums.day as forum_day',
      'forums.place as forum_place',
      'offers.company_id',
      'offers.title',
      'companies.name as company_name',
      'houses.id as house_account',
      'houses.email as house_email',
      'people.id as person_account',
      'people.email as person_email',
      'people.first_name',
      'people.last_name',
      isUndecided('meetings').as('undecided'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const forumOf = ({ forum_id: id, forum_name: name, forum_day: day, forum_place: place }: Row) =>
  id !== null && name !== null && day !== null && place !== null ? { id, name, day, place } : null;

const asMeeting = (row: Row): Meeting => ({
  ...row,
  companyId: row.company_id,
  matchId: matchId(pairOfRow(row)),
  need: row.title,
  forum: forumOf(row),
  onSitePlace: onSitePlaceOf(row),
  promised: row.match_status !== null && contactRules.company(row.match_status),
  parties: {
    applicant: {
      accountId: row.person_account,
      email: row.person_email,
      name: `${row.first_name} ${row.last_name}`.trim() || 'Le candidat',
      greeted: row.first_name,
    },
    company: {
      accountId: row.house_account,
      email: row.house_email,
      name: row.company_name,
      greeted: row.company_name,
    },
  },
});

/** What comes first first, what has no moment yet before it; what is past newest first. */
export const findMeetings = async (
  db: Queries,
  filter: MeetingFilter,
  { limit, offset }: Page = {},
): Promise<Meeting[]> => {
  let rows = selected(db, filter);
  rows =
    filter.when === 'coming'
      ? rows.orderBy('meetings.starts_at', (order) => order.asc().nullsFirst())
      : rows.orderBy(sql`coalesce(meetings.starts_at, meetings.changed_at)`, 'desc');
  rows = rows.orderBy('meetings.id', 'desc');
  if (limit !== undefined) rows = rows.limit(limit);
  if (offset !== undefined) rows = rows.offset(offset);
  return (await rows.execute()).map(asMeeting);
};

export const findMeeting = async (db: Queries, id: number): Promise<Meeting | undefined> => {
  const [meeting] = await findMeetings(db, { ids: [id] });
  return meeting;
};

export const countMeetings = async (db: Queries, filter: MeetingFilter): Promise<number> => {
  const { total } = await joined(db, filter)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** The moments that are proposed, by meeting. */
export const findMoments = async (
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, Date[]>> => {
  const rows = await db
    .selectFrom('meeting_moments')
    .selectAll()
    .where((e) => e('meeting_id', '=', e.fn.any(e.val([...ids]))))
    .orderBy('at')
    .execute();
  const byMeeting = Map.groupBy(rows, (row) => row.meeting_id);
  return new Map(Array.from(byMeeting, ([id, moments]) => [id, moments.map(({ at }) => at)]));
};

export interface Engagement {
  id: number;
  candidateId: number;
  companyId: number;
  startsAt: Date;
  minutes: number;
}

const longestMs = 24 * 3_600_000;

/** The planned meetings, from now on, of these candidates and companies: the time that they have given away. */
export const findEngagements = async (
  db: Queries,
  of: { candidateIds: readonly number[]; companyIds: readonly number[] },
  now: Date,
): Promise<Engagement[]> => {
  const rows = await db
    .selectFrom('meetings')
    .innerJoin('offers', 'offers.id', 'meetings.offer_id')
    .select([
      'meetings.id',
      'meetings.applicant_id as candidateId',
      'offers.company_id as companyId',
      'meetings.starts_at',
      'meetings.minutes',
    ])
    .where('meetings.state', '=', 'planned')
    .where('meetings.starts_at', '>', new Date(now.getTime() - longestMs))
    .where((e) =>
      e.or([
        e('meetings.applicant_id', '=', e.fn.any(e.val([...of.candidateIds]))),
        e('offers.company_id', '=', e.fn.any(e.val([...of.companyIds]))),
      ]),
    )
    .execute();
  return rows.flatMap(({ starts_at: startsAt, ...row }) => (startsAt ? { ...row, startsAt } : []));
};

/** Kinds of calendar that are locked: no id of a candidate is negative, so that no match is locked by it. */
const companyCalendar = -1;
const candidateCalendar = -2;

/** Lets one at a time give away the time of the two: of two who take the same moment the second finds it taken. */
export const lockCalendars = async (
  tx: Writes,
  { companyId, candidateId }: { companyId: number; candidateId: number },
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${companyCalendar}::int, ${companyId}::int)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${candidateCalendar}::int, ${candidateId}::int)`.execute(
    tx,
  );
};

/** The same for many: companies before candidates, each by rising id, so that nobody waits in a circle. */
export const lockAllCalendars = async (
  tx: Writes,
  { companyIds, candidateIds }: { companyIds: readonly number[]; candidateIds: readonly number[] },
): Promise<void> => {
  const ascending = (one: number, other: number): number => one - other;
  for (const id of companyIds.toSorted(ascending))
    await sql`select pg_advisory_xact_lock(${companyCalendar}::int, ${id}::int)`.execute(tx);
  for (const id of candidateIds.toSorted(ascending))
    await sql`select pg_advisory_xact_lock(${candidateCalendar}::int, ${id}::int)`.execute(tx);
};
