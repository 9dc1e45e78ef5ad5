import type { Answer, ContractKey } from '@tandem/contract';

export type Meeting = Answer<'GET /meetings/'>[number];

/** Whose eyes. */
export type MeetingView = 'applicant' | 'company' | 'staff';

/** What a move of a meeting changes. */
export const meetingCalls: readonly ContractKey[] = [
  'GET /meetings/',
  'GET /matches/{id}/meetings/',
  'GET /lists/meetings/',
];

/** Its moment has passed, and nobody has said how it went. */
export const isToTell = ({ state, open_moves: open }: Meeting): boolean =>
  state === 'planned' && open.includes('report');

/** The other one, as the reader names them; both for the staff. */
export const withWhom = ({ candidate, company }: Meeting, view: MeetingView): string => {
  if (view === 'staff') return `${candidate} – ${company}`;
  return view === 'applicant' ? company : candidate;
};
