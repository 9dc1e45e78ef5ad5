import { parisClock } from '../../calendar/paris-time.ts';
import { signDeadline } from '../../contracts/signing/deadlines.ts';
import { matchCause } from '../match-cause.ts';
import type { Cause } from '../wait.ts';
import type { WaitKind } from '../wait-kinds.ts';
import { until } from './contract-causes.ts';

/** A match at which both have said yes: its contract is prepared until the enrolment is finalised. */
export interface PreparingFacts {
  matchId: number;
  agreedAt: Date;
  /** When the work is to begin, as a day, by the need; null where that does not say. */
  startsOn: string | null;
  /** The candidate's part of the file lacks something. */
  isCandidateOpen: boolean;
}

/** Brings the staff in before the work begins. That day is planned, no limit that law sets. */
const alertOf = ({ agreedAt, startsOn }: PreparingFacts): Pick<Cause, 'alertAt'> => {
  if (startsOn === null || startsOn < parisClock(agreedAt).day) return {};
  const { alertAt } = until(signDeadline(startsOn));
  return alertAt ? { alertAt } : {};
};

const causeOf = (accountId: number, kind: WaitKind, facts: PreparingFacts): Cause => ({
  ...matchCause(kind, accountId, { matchId: facts.matchId, since: facts.agreedAt }),
  ...alertOf(facts),
});

/** Of a company: the contract, until the enrolment is finalised with it. */
export const companyPreparingCauses = (
  accountId: number,
  preparing: readonly PreparingFacts[],
): Cause[] => preparing.map((facts) => causeOf(accountId, 'prepare_contract', facts));

/** Of a candidate: what they alone know of it. */
export const candidatePreparingCauses = (
  accountId: number,
  preparing: readonly PreparingFacts[],
): Cause[] =>
  preparing
    .filter(({ isCandidateOpen }) => isCandidateOpen)
    .map((facts) => causeOf(accountId, 'candidate_part', facts));
