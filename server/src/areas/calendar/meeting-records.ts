import type { Answer } from '@tandem/contract';
import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import {
  meetingMoves,
  meetingMovesOpenTo,
  overlap,
  type MeetingSide,
} from '@tandem/domain/meetings/meeting';
import type { Queries } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import {
  findEngagements,
  findMeeting,
  findMoments,
  type Engagement,
  type Meeting,
} from './meeting-queries.ts';

type MeetingRecord = Answer<'POST /meetings/{id}/take/'>;

const sidesOf = (reader: AccountKind): MeetingSide[] => {
  if (isStaff(reader)) return ['applicant', 'company'];
  return [reader === 'applicant' ? 'applicant' : 'company'];
};

/** What the reader may do with a meeting; staff whatever one of the two may. */
export const openMoves = (meeting: Meeting, reader: AccountKind, now: Date) => {
  const { state, waits_for: waitsFor, starts_at: startsAt } = meeting;
  const open = new Set(
    sidesOf(reader).flatMap((side) => meetingMovesOpenTo(side, { state, waitsFor, startsAt }, now)),
  );
  return meetingMoves.filter((move) => open.has(move));
};

/** Whether one of the two has given that time to another meeting. */
export const isTaken = (
  meeting: Meeting,
  engagements: readonly Engagement[],
  startsAt: Date,
  minutes = meeting.minutes,
): boolean =>
  engagements.some(
    (other) =>
      other.id !== meeting.id &&
      (other.candidateId === meeting.applicant_id || other.companyId === meeting.companyId) &&
      overlap(other, { startsAt, minutes }),
  );

/** Where the two of a forum meet on another day, as far as the reader may know it: at the company’s; empty where it is not known. */
export const elsewhereOf = ({ onSitePlace, promised }: Meeting, reader: AccountKind): string =>
  promised || reader !== 'applicant' ? onSitePlace : '';

const forumOf = (meeting: Meeting, reader: AccountKind) =>
  meeting.forum && meeting.place === meeting.forum.place
    ? { id: meeting.forum.id, elsewhere: elsewhereOf(meeting, reader) }
    : null;

/** Meetings as they are answered, with what the reader may do about each. */
export const meetingRecords = async (
  db: Queries,
  meetings: readonly Meeting[],
  reader: AccountKind,
  now: Date,
): Promise<MeetingRecord[]> => {
  const open = meetings.filter(({ state }) => state === 'proposed');
  const moments = await findMoments(
    db,
    open.map(({ id }) => id),
  );
  const engagements =
    open.length === 0
      ? []
      : await findEngagements(
          db,
          {
            candidateIds: open.map((meeting) => meeting.applicant_id),
            companyIds: open.map(({ companyId }) => companyId),
          },
          now,
        );
  return meetings.map((meeting) => ({
    id: meeting.id,
    match_id: meeting.matchId,
    state: meeting.state,
    kind: meeting.kind,
    place: meeting.place,
    note: meeting.note,
    minutes: meeting.minutes,
    moments: (moments.get(meeting.id) ?? []).map((at) => ({
      at: at.toISOString(),
      taken: at <= now || isTaken(meeting, engagements, at),
    })),
    starts_at: meeting.starts_at?.toISOString() ?? null,
    waits_for: meeting.waits_for,
    candidate: meeting.parties.applicant.name,
    company: meeting.parties.company.name,
    need: meeting.need,
    outcomes: { applicant: meeting.applicant_outcome, company: meeting.company_outcome },
    undecided: meeting.undecided,
    forum: forumOf(meeting, reader),
    open_moves: openMoves(meeting, reader, now),
  }));
};

export const meetingRecord = async (
  db: Queries,
  id: number,
  reader: AccountKind,
  now: Date,
): Promise<MeetingRecord> => {
  const meeting = orNotFound(await findMeeting(db, id));
  return orNotFound((await meetingRecords(db, [meeting], reader, now))[0]);
};
