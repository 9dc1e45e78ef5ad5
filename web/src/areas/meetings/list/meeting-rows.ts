import type { Answer } from '@tandem/contract';
import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { meetingStates, type MeetingState } from '@tandem/domain/meetings/meeting';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { beginningOf } from '../../../platform/format/day-range.ts';
import { narrowSpace } from '../../../platform/format/numbers.ts';
import type { Standing } from '../../follow-up/standing/standings.ts';
import { ofSession, recordRows, type RecordRow } from '../../lists/record-rows.ts';
import { meetingMessages } from '../messages.ts';
import { meetingListMessages as messages } from './messages.ts';

export type ListedMeeting = Answer<'GET /lists/meetings/'>['items'][number];

/** A meeting of the list of all of them. */
export type MeetingRow = RecordRow<ListedMeeting>;

/** `told`: planned, its moment has passed, nobody has said how it went, and that still matters. */
export type ListedState = MeetingState | 'told';

const order = meetingStates.flatMap((state): ListedState[] =>
  state === 'over' ? ['told', state] : [state],
);

export const stateOf = ({ record }: MeetingRow, now = Date.now()): ListedState => {
  const { state, starts_at: startsAt, undecided } = record;
  if (state !== 'planned' || !(Date.parse(startsAt ?? '') < now)) return state;
  return undecided ? 'told' : 'over';
};

export const stateLabel = (state: string): string =>
  state === 'told' ? messages.toTell : (meetingMessages.states[state as MeetingState] ?? state);

export const stateRank = (state: string): number => order.indexOf(state as ListedState);

/** What the lists of people say of each, said of a meeting: its referent and tags are its candidate's. */
export const standingItemOf = (meeting: ListedMeeting) => ({
  id: meeting.id,
  account_id: meeting.account_id,
  stage: meeting.state,
  referent_id: meeting.referent_id,
  programme_ids: meeting.formation ? [meeting.formation.id] : [],
  tags: meeting.tags,
  waits: [],
  late: [],
});

/** Its moment, or the first that is proposed; null where there is none. */
export const momentOf = ({ record }: MeetingRow): string | null =>
  record.starts_at ?? record.first_moment;

/** What is done about them first: chosen, told of, then those to come; the soonest first, and of what has passed the latest. */
const ranks: Record<ListedState, number> = {
  proposed: 0,
  told: 1,
  planned: 2,
  over: 3,
  cancelled: 3,
};
const soonestFirst: ReadonlySet<ListedState> = new Set(['proposed', 'planned']);

export const meetingRowsOf = (
  meetings: readonly ListedMeeting[],
  standings: ReadonlyMap<number, Standing>,
  now = Date.now(),
): MeetingRow[] => {
  const placed = recordRows('m', meetings, standings).map((row) => {
    const state = stateOf(row, now);
    const at = Date.parse(momentOf(row) ?? row.record.created_at);
    return { row, rank: ranks[state], at: soonestFirst.has(state) ? at : -at };
  });
  return placed.toSorted((a, b) => a.rank - b.rank || a.at - b.at).map(({ row }) => row);
};

export const nameOf = ({ record }: MeetingRow): string =>
  `${record.candidate.name} – ${record.company.name}`;

/** What a meeting is found by. */
export const searchedText = ({ record }: MeetingRow): string =>
  [
    record.candidate.name,
    record.company.name,
    record.need.name,
    record.place,
    record.formation?.name,
  ].join(' ');

/** « 24/11/2026 à 10 h 00 », in Paris; what is only proposed begins with the first of its moments. */
export const momentText = (row: MeetingRow): string => {
  const moment = momentOf(row);
  if (moment === null) return '';
  const { day, time } = parisClock(new Date(moment));
  const text = messages.moments(
    formatShortDay(day),
    time.replace(':', `${narrowSpace}h${narrowSpace}`),
  );
  return row.record.starts_at === null ? messages.proposed(text) : text;
};

/** The same for a file: by the clock of Paris, as it is read on the screen, wherever one is. */
export const momentCell = (row: MeetingRow): { moment: Date } | null => {
  const moment = momentOf(row);
  if (moment === null) return null;
  const { day, time } = parisClock(new Date(moment));
  return { moment: new Date(`${day}T${time}:00`) };
};

export type Time = keyof typeof messages.times;

/** When it is, seen from now: a meeting of this week is tomorrow's too. */
export const timesOf = ({ record }: MeetingRow, now = new Date()): Time[] => {
  if (record.starts_at === null) return ['open'];
  const { day } = parisClock(new Date(record.starts_at));
  const today = parisClock(now).day;
  const week: Time[] = day >= today && day < addDays(today, 7) ? ['week'] : [];
  if (Date.parse(record.starts_at) < now.getTime())
    return day === today ? ['today', 'past'] : ['past'];
  if (day === today) return ['today', ...week];
  if (day === addDays(today, 1)) return ['tomorrow', ...week];
  return week.length > 0 ? week : ['later'];
};

/** How it went, as either side tells it. */
export const outcomeText = ({ record: { outcomes } }: MeetingRow): string => {
  const told = [...new Set([outcomes.company, outcomes.applicant])];
  return told.flatMap((one) => (one === null ? [] : [messages.outcomes[one]])).join(', ');
};

interface Chosen {
  sessionId: number | null;
  /** Days, as `2026-09-01`; what is no day leaves all. */
  from: string;
  to: string;
}

/** Those of a session, and of a time: a meeting that is only proposed has none. */
export const meetingsOf = (
  rows: readonly MeetingRow[],
  { sessionId, from, to }: Chosen,
): readonly MeetingRow[] => {
  const first = beginningOf(from)?.getTime();
  const end = beginningOf(to, 1)?.getTime();
  return ofSession(rows, sessionId).filter(({ record }) => {
    if (first === undefined && end === undefined) return true;
    const at = record.starts_at === null ? NaN : Date.parse(record.starts_at);
    return (first === undefined || at >= first) && (end === undefined || at < end);
  });
};

/** What the meetings on show come to. */
export const totalsOf = (rows: readonly MeetingRow[]) => {
  const states = rows.map((row) => stateOf(row));
  const count = (wanted: ListedState) => states.filter((state) => state === wanted).length;
  return {
    toChoose: count('proposed'),
    planned: count('planned'),
    toTell: count('told'),
    told: rows.filter(({ record: { outcomes } }) =>
      [outcomes.applicant, outcomes.company].includes('held'),
    ).length,
  };
};
