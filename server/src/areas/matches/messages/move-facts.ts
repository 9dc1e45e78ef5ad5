import type { MatchStatus } from '@tandem/domain/matches/match';

export interface MoveFacts {
  from: MatchStatus;
  to: MatchStatus;
  /** The staff recorded it: it is told as theirs, to both sides. */
  byCentre: boolean;
  /** It takes the answer before it back. */
  isUndo: boolean;
  /** It takes back an enrolment, as finalised by mistake. */
  isAnnulled: boolean;
  /** The other side, as the reader knows it: the company's name, or the candidate's full name. */
  otherParty: string;
  needTitle: string;
  /** As the reader is greeted: a candidate by the first name, a company by its own; empty where there is none. */
  greeted: string;
  /** Why the reader was refused, where that is to be told. */
  reason: string | null;
  /** Of a company that has just come: who invited it. */
  newcomer: string | null;
  /** What the staff add. */
  note: string | null;
  /** Which of the reader's meetings fall with it, in paragraphs. */
  more: readonly string[];
  /** A page where the reader decides with a button; following it does nothing by itself. */
  link: string;
}

export interface Wording {
  subject: string;
  sentence: string;
  label: string;
}

export type Reader = 'applicant' | 'company';
