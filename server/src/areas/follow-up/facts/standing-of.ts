import { pendingSinceOf } from '@tandem/domain/follow-up/company-causes';
import { candidateStage, companyStage } from '@tandem/domain/follow-up/stages';
import type { FollowedCompany } from './company-facts.ts';
import type { OwingPeople } from './read-owing.ts';

export interface Standing {
  accountId: number;
  stage: string;
}

export const stageOfCompany = (facts: FollowedCompany, now: Date): string =>
  companyStage({ ...facts, pendingSince: pendingSinceOf(facts.needs) }, now);

/** Where each of these people stands. */
export const standingOf = ({ candidates, companies }: OwingPeople, now: Date): Standing[] => [
  ...candidates.map(({ facts }) => ({
    accountId: facts.accountId,
    stage: candidateStage(facts),
  })),
  ...companies.map(({ facts }) => ({
    accountId: facts.accountId,
    stage: stageOfCompany(facts, now),
  })),
];
