import { parisClock } from '@tandem/domain/calendar/paris-time';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import type { Figure } from '@tandem/domain/contracts/pay/figures';
import {
  contextOn,
  type Accompanied,
  type Known,
  type RuleContext,
} from '@tandem/domain/contracts/rules/rule';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../platform/database/database.ts';
import type { Services } from '../services.ts';
import { openAmendments } from './amendments/sealed-amendments.ts';
import { findPairsOfCompany } from './contract-queries.ts';
import { figureRecord, findAddedFigures } from './figures/figure-queries.ts';

/** With what superusers have added. */
export const allFigures = async (db: Queries): Promise<readonly Figure[]> => [
  ...deliveredFigures,
  ...(await findAddedFigures(db)).map(figureRecord),
];

/** Files of a company that are opened for their tutors. */
const most = 60;

/** The other apprenticeships of the company of a file that go on or are agreed, each as it is said today. */
export const accompaniedElsewhere = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<Accompanied[]> => {
  const today = parisClock(services.now()).day;
  const found: Accompanied[] = [];
  for (const other of await findPairsOfCompany(db, pair, { endingFrom: today, limit: most })) {
    const { latest } = await openAmendments(services, db, other);
    const { contract_kind: kind, contract_start: from, contract_end: to } = latest;
    const tutors = [latest['supervisor_email'], latest['second_supervisor_email']]
      .filter((email) => email !== undefined && email !== '')
      .map((email = '') => email.toLowerCase());
    if (kind !== 'professional' && from && to && tutors.length > 0)
      found.push({ tutors, from, to });
  }
  return found;
};

export const knownOf = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<Known> => ({
  figures: await allFigures(db),
  accompanied: await accompaniedElsewhere(services, db, pair),
});

/** What the rules know of a file today. */
export const fileContext = async (
  services: Pick<Services, 'now' | 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<RuleContext> =>
  contextOn(parisClock(services.now()).day, await knownOf(services, db, pair));
