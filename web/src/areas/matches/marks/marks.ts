import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { isBack, putOffStatus } from '@tandem/domain/matches/marks';
import { status } from '@tandem/domain/matches/match';
import { isClosedNeed } from '@tandem/domain/needs/need-state';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../platform/api/server-clock.ts';
import { goesOn, type Match, type MatchCard, type MatchView } from '../match.ts';
import { callQuery } from '../../../platform/data/calls.ts';

export type Mark = Answer<'GET /match_marks/'>[number];
export type Marks = ReadonlyMap<number, Mark>;

const none: Marks = new Map();

const byMatch = (marks: readonly Mark[]): Marks => new Map(marks.map((mark) => [mark.id, mark]));

/** Today in Paris, by the server's clock. */
export const today = (): string => parisClock(new Date(serverNow())).day;

/** What the reader's side has marked, by match; nothing until it is loaded, or where it cannot be. */
export const useMarks = (): Marks =>
  useQuery({ ...callQuery('GET /match_marks/'), select: byMatch }).data ?? none;

/** The same of one match; the staff mark nothing. */
export const useMark = (id: number, view: MatchView): Mark | undefined =>
  useQuery({
    ...callQuery('GET /match_marks/'),
    select: byMatch,
    enabled: view !== 'admin',
  }).data?.get(id);

type Marked = Pick<MatchCard, 'status'> & Parameters<typeof goesOn>[0];

export const sides = { candidate: 'applicant', company: 'company' } as const;

/** The day on which what was put off comes back; null where nothing does, as on a need that is closed. */
export const putOffUntil = (
  match: Marked,
  mark: Mark | undefined,
  view: keyof typeof sides,
): string | null =>
  goesOn(match) && match.status === putOffStatus[sides[view]] ? (mark?.later_until ?? null) : null;

type Opened = Pick<Match, 'status'> & { offer: Pick<Match['offer'], 'state' | 'session_closed'> };

/**
 * Whether an opened match says when it comes back: a company's queue, with a day or without, and a candidate's answer that has
 * one; not where nothing moves any more.
 */
export const isPutOff = (
  { status: at, offer: { state, session_closed: isPast } }: Opened,
  mark: Mark | undefined,
  view: keyof typeof sides,
): boolean =>
  !isPast &&
  !isClosedNeed(state) &&
  at === putOffStatus[sides[view]] &&
  (view === 'company' || Boolean(mark?.later_until));

/** Whether a match waits for the reader's answer: new, or put off until a day that has come. */
export const isToAnswer = (
  match: Marked,
  mark: Mark | undefined,
  { view, day }: { view: keyof typeof sides; day: string },
): boolean => {
  if (!goesOn(match)) return false;
  const { status: at } = match;
  const until = mark?.later_until ?? null;
  if (view === 'candidate')
    return at === status.acceptedByCompany && (until === null || isBack(until, day));
  return at === status.pending || (at === status.queued && isBack(until, day));
};
