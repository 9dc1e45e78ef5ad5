import type { Deed } from './ledger.ts';
import type { Letter } from './letters-of.ts';
import type { CandidatePlan, CompanyPlan } from './centre-people.ts';
import type { Centre } from './centre.ts';

/** Who is who, and what had been done when somebody received a letter. */
export const openPast = (centre: Centre, { to: reader, at }: Letter) => {
  const { ledger, candidates, companies, trainings } = centre;
  const before = ledger.deeds.filter((one) => one.at <= at);
  const done = (what: Deed['what'], by: string): Date | null =>
    before.find((one) => one.what === what && one.by === by)?.at ?? null;
  const people: readonly (CandidatePlan | CompanyPlan)[] = [...candidates, ...companies];
  const own = people.find(({ email }) => email === reader);
  const named = (name: string): string => people.find((one) => one.name === name)?.email ?? '';
  const lastOf = (what: Deed['what'], by: string, to: string) =>
    before.findLast((one) => one.what === what && one.by === by && one.to === to);
  const trainingOf = (plan: CandidatePlan | CompanyPlan): number =>
    (plan.side === 'company' ? companies.indexOf(plan) : candidates.indexOf(plan)) %
    trainings.length;
  const isComplete = ({ email }: { email: string }): boolean => done('test', email) !== null;
  const placed = new Set(before.filter(({ what }) => what === 'place').map(({ to }) => to));
  const matched = (): (CandidatePlan | CompanyPlan)[] => {
    if (!own || !isComplete(own)) return [];
    return people.filter(
      (one) => one.side !== own.side && trainingOf(one) === trainingOf(own) && isComplete(one),
    );
  };
  const isClosed = (name: string): boolean =>
    lastOf('decline', reader, named(name)) !== undefined ||
    lastOf('refuse', named(name), reader) !== undefined ||
    placed.has(reader);
  return { before, done, people, own, named, lastOf, placed, matched, isClosed };
};

export type Past = ReturnType<typeof openPast>;
