import type { Answer, ContractKey } from '@tandem/contract';
import { meetingMessages as messages } from './messages.ts';

export type Meeting = Answer<'GET /meetings/'>[number];

/** Whose eyes. */
export type MeetingView = 'applicant' | 'company' | 'staff';

/** What a move of a meeting changes. */
export const meetingCalls: readonly ContractKey[] = [
  'GET /meetings/',
  'GET /matches/{id}/meetings/',
  'GET /lists/meetings/',
];

/** Its moment has passed, nobody has said how it went, and that still matters. */
export const isToTell = ({ state, undecided, open_moves: open }: Meeting): boolean =>
  state === 'planned' && undecided && open.includes('report');

/** Where it stands, in a word. */
export const stateLabel = (meeting: Meeting): string => {
  if (isToTell(meeting)) return messages.toTell;
  const hasPassed = meeting.state === 'planned' && meeting.open_moves.includes('report');
  return messages.states[hasPassed ? 'over' : meeting.state];
};

/** Whether the reader is asked how it went, or may put it right; staff can always tell what they have heard. */
export const asksOutcome = (meeting: Meeting, view: MeetingView): boolean =>
  meeting.open_moves.includes('report') && (view === 'staff' || meeting.undecided);

/** The other one, as the reader names them; both for the staff. */
export const withWhom = ({ candidate, company }: Meeting, view: MeetingView): string => {
  if (view === 'staff') return `${candidate} – ${company}`;
  return view === 'applicant' ? company : candidate;
};
