import { matchStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import { filledBy, lastMoves, type DemoMove } from './journeys.ts';
import type { DemoCandidate, DemoCompany, DemoPlan } from '../plan/plan.ts';

/** Who shows the product best: the accounts that are told to whoever starts the demo. */
export interface Showcase {
  superuser: string;
  manager: string;
  candidate: string;
  company: string;
  password: string;
}

/** Under `holder`, the statuses that its moved matches have in the end. */
const endings = <Holder>(
  moves: readonly DemoMove[],
  holderOf: (move: DemoMove) => Holder,
): Map<Holder, MatchStatus[]> => {
  const groups = Map.groupBy(lastMoves(moves), holderOf);
  return new Map([...groups].map(([holder, all]) => [holder, all.map(({ to }) => to)]));
};

const best = <Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined =>
  items.toSorted((one, other) => worth(other) - worth(one))[0];

/** Somebody who has to answer a company, and more than one match to look at. */
const candidateWorth = (statuses: readonly MatchStatus[]): number =>
  (statuses.includes(status.acceptedByCompany) ? 10 : 0) +
  new Set(statuses).size -
  (statuses.includes(status.finalised) ? 20 : 0);

/** A company in the midst of it: many statuses, somebody to finalise, a need that waits for its tutor. */
const companyWorth = (company: DemoCompany, statuses: readonly MatchStatus[]): number =>
  matchStatuses.filter((one) => statuses.includes(one)).length +
  statuses.length / 2 +
  (statuses.includes(status.fullyAccepted) ? 5 : 0) +
  (company.needs.some((need) => need.activatedAt === null && need.session === 'current') ? 5 : 0);

export const chooseShowcase = (
  plan: DemoPlan,
  moves: readonly DemoMove[],
  { superuser, password }: Pick<Showcase, 'superuser' | 'password'>,
): Showcase => {
  const filled = filledBy(moves);
  // What stands on a filled need waits for nothing any more.
  const current = moves.filter(
    ({ match, to }) =>
      match.candidate.session === 'current' && (to === status.finalised || !filled.has(match.need)),
  );
  const byCandidate = endings<DemoCandidate>(current, ({ match }) => match.candidate);
  const byCompany = endings<DemoCompany>(current, ({ match }) => match.company);
  const candidate = best(plan.candidates, (one) => candidateWorth(byCandidate.get(one) ?? []));
  const company = best(plan.companies, (one) => companyWorth(one, byCompany.get(one) ?? []));
  const manager = plan.managers.find(({ registeredAt }) => registeredAt !== null);
  return {
    superuser,
    password,
    manager: manager?.email ?? '',
    candidate: candidate?.email ?? '',
    company: company?.email ?? '',
  };
};
