import { daysBefore, later } from '../calendar.ts';
import { managers } from '../data/managers.ts';
import { openRegistry } from './people.ts';
import { planCandidates } from './plan-candidates.ts';
import { planCompanies } from './plan-companies.ts';
import type { DemoManager, DemoPlan } from './plan.ts';
import { seededRandom, type Random } from '../random.ts';
import { slug } from './words.ts';

const planManagers = (now: Date, random: Random): DemoManager[] =>
  managers.map(({ civility, firstName, lastName, trades, hasPassword }) => {
    const invitedAt = daysBefore(now, hasPassword ? random.integer(430, 440) : 3, random);
    return {
      civility,
      firstName,
      lastName,
      email: `${slug(firstName)}.${slug(lastName)}@centre.exemple.fr`,
      trades,
      invitedAt,
      registeredAt: hasPassword ? later(invitedAt, 1, random) : null,
    };
  });

/** Everything that will be there, from a seed: the same names, texts and days before `now` for the same seed. */
export const planDemo = (seed: string, now: Date, candidateCount: number): DemoPlan => {
  const random = seededRandom(seed);
  const registry = openRegistry(random.fork('people'));
  const { companies, invited } = planCompanies(now, random.fork('companies'), registry);
  return {
    managers: planManagers(now, random.fork('managers')),
    companies,
    invitedCompanies: invited,
    candidates: planCandidates(candidateCount, companies, {
      now,
      random: random.fork('candidates'),
      registry,
    }),
  };
};
