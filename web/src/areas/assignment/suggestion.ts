import type { Answer } from '@tandem/contract';
import type { MatchStatus } from '@tandem/domain/matches/match';
import { formatScore } from '../../platform/format/numbers.ts';
import { assignmentMessages as messages } from './messages.ts';

export type Suggestion = Answer<'GET /assignment/'>;
export type Kind = 'stable' | 'best';
type Assignment = Suggestion['stable'];

interface Person {
  /** The candidate; null for one who is not known here. */
  applicant: number | null;
  firstName: string;
  lastName: string;
  name: string;
}

interface Need {
  title: string;
  company: string;
  /** Formations besides this one that the need is open to. */
  otherProgrammes: number;
}

export interface PairRow extends Person, Need {
  match: number;
  score: number;
  status: MatchStatus;
  /** When both sides were told; null while they are not. */
  toldAt: string | null;
}

export interface LeftOverRow extends Person {
  id: number;
  why: string;
}

export interface FreeRow extends Need {
  id: number;
  seats: number;
  why: string;
}

export interface Rows {
  placed: readonly PairRow[];
  held: readonly PairRow[];
  leftOver: readonly LeftOverRow[];
  free: readonly FreeRow[];
}

const unknownPerson: Person = {
  applicant: null,
  firstName: '',
  lastName: '',
  name: messages.unknown,
};
const unknownNeed: Need = {
  title: messages.unknown,
  company: messages.unknown,
  otherProgrammes: 0,
};

const peopleOf = ({ applicants: candidates }: Suggestion) =>
  new Map(
    candidates.map(({ id, first_name: firstName, last_name: lastName }) => [
      id,
      {
        applicant: id,
        firstName,
        lastName,
        name: `${firstName} ${lastName}`.trim() || messages.unknown,
      },
    ]),
  );

const needsOf = ({ offers: needs }: Suggestion) =>
  new Map(
    needs.map(({ id, title, company, other_formations: otherProgrammes }) => [
      id,
      { title, company: company.name, otherProgrammes },
    ]),
  );

/** The assignment of a kind; the stable one where the other could not be searched. */
const assignmentOf = (suggestion: Suggestion, kind: Kind): Assignment =>
  (kind === 'best' ? suggestion.best : null) ?? suggestion.stable;

/** What a suggestion says, with names in the place of ids and sentences in the place of reasons. */
export const rowsOf = (suggestion: Suggestion, kind: Kind): Rows => {
  const people = peopleOf(suggestion);
  const needs = needsOf(suggestion);
  const told = new Map(suggestion.notified.map(({ match, at }) => [match, at]));
  const person = (id: number) => people.get(id) ?? unknownPerson;
  const need = (id: number) => needs.get(id) ?? unknownNeed;
  const pairRow = (pair: Assignment['placed'][number]): PairRow => ({
    ...person(pair.applicant),
    ...need(pair.offer),
    match: pair.match,
    score: pair.score,
    status: pair.status,
    toldAt: told.get(pair.match) ?? null,
  });
  const why = ({ reason, offer, score, lowest }: Assignment['left_over'][number]): string => {
    const { title, company } = need(offer ?? 0);
    const say = messages.leftOverReasons[reason];
    return say(title, company, formatScore(score ?? 0), formatScore(lowest ?? 0));
  };
  const { placed, left_over: leftOver, free_seats: free } = assignmentOf(suggestion, kind);
  return {
    placed: placed.map(pairRow),
    held: suggestion.held.map(pairRow),
    leftOver: leftOver.map((one) =>
      Object.assign({ id: one.applicant, why: why(one) }, person(one.applicant)),
    ),
    free: free.map(({ offer: id, seats, reason }) =>
      Object.assign({ id, seats, why: messages.freeReasons[reason] }, need(id)),
    ),
  };
};
