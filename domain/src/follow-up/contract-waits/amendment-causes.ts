import { amendmentDeadline } from '../../contracts/amendments/amendment-deadline.ts';
import type { AmendmentState } from '../../contracts/amendments/amendment-state.ts';
import { until } from './contract-causes.ts';
import { mannerOf, type OnlineTurns } from './signing-manner.ts';
import { matchCause } from '../match-cause.ts';
import type { Cause } from '../wait.ts';
import type { WaitKind } from '../wait-kinds.ts';

/** An amendment on its way from its first signature to its decision, of an enrolment that goes on. */
export interface AmendmentFacts extends OnlineTurns {
  matchId: number;
  state: AmendmentState;
  stateSince: Date;
  /** Days, as `2026-09-01`; the first is empty as long as it is not said. */
  effectiveOn: string;
  lodgedOn: string | null;
  isProfessional: boolean;
  /** The day of its last refusal; null where there was none. */
  refusedOn: string | null;
  /** Somebody has signed it as it is, or was asked to online; whether the company has, and whether the candidate has. */
  isBegun: boolean;
  companySigned: boolean;
  candidateSigned: boolean;
}

/** One of a kind for a contract: several amendments that wait for the same are seen to at once, the oldest says since when. */
const oncePerContract = (causes: readonly Cause[]): Cause[] => {
  const bySince = causes.toSorted((one, other) => one.since.getTime() - other.since.getTime());
  return bySince.filter(
    ({ kind, subjectId }, index) =>
      bySince.findIndex((one) => one.kind === kind && one.subjectId === subjectId) === index,
  );
};

const causeOf = (accountId: number, kind: WaitKind, facts: AmendmentFacts): Cause => ({
  ...matchCause(kind, accountId, { matchId: facts.matchId, since: facts.stateSince }),
  ...until(amendmentDeadline(facts)),
});

/** Of a company: its signature, once somebody has signed. */
export const companyAmendmentCauses = (
  accountId: number,
  amendments: readonly AmendmentFacts[],
): Cause[] =>
  oncePerContract(
    amendments
      .filter(({ state, isBegun, companySigned }) => state === 'draft' && isBegun && !companySigned)
      .map((facts) => ({
        ...causeOf(accountId, 'sign_amendment', facts),
        manner: mannerOf('employer', facts),
      })),
  );

const centreKinds: Partial<Record<AmendmentState, WaitKind>> = {
  signed: 'lodge_amendment',
  lodged: 'amendment_decision',
  refused: 'mend_amendment',
};

/** Of a candidate: their signature; then of the centre, for them: its visa, the lodging, the answer to it, and what is to be mended until it is signed again. */
export const candidateAmendmentCauses = (
  accountId: number,
  amendments: readonly AmendmentFacts[],
): Cause[] =>
  oncePerContract(
    amendments.flatMap((facts) => {
      const { state, isBegun, candidateSigned, companySigned, refusedOn } = facts;
      if (state === 'draft' && !isBegun && refusedOn !== null)
        return [causeOf(accountId, 'mend_amendment', facts)];
      if (state === 'draft' && isBegun && !candidateSigned)
        return [
          {
            ...causeOf(accountId, 'sign_amendment', facts),
            manner: mannerOf('candidate', facts),
          },
        ];
      if (state === 'draft' && isBegun && companySigned)
        return [causeOf(accountId, 'visa_amendment', facts)];
      const kind = centreKinds[state];
      return kind ? [causeOf(accountId, kind, facts)] : [];
    }),
  );
