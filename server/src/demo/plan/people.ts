import type { Civility } from '@tandem/domain/reference/civilities';
import { firstNames, lastNames } from '../data/first-and-last-names.ts';
import type { Person } from './plan.ts';
import { dealer, type Random } from '../random.ts';
import { slug } from './words.ts';

export interface Registry {
  person(civility?: Civility): Person;
  /** An address of which there is no other; domains that stand for examples. */
  emailOf(person: Person): string;
  /** In E.164, from the ranges that the ARCEP keeps for fiction. */
  mobile(): string;
  landline(): string;
}

/**
 * Numbers that belong to nobody: plan national de numérotation, décision Arcep n° 2018-0881, numbers reserved for
 * audiovisual works.
 */
const fictionalMobile = '63998';
const fictionalLandlines = ['19900', '26191', '35301', '46571', '53649'];

const domains = ['exemple.fr', 'exemple.fr', 'exemple.org', 'courriel.exemple.fr'];

/** Gives out names, addresses and numbers, none of them twice. */
export const openRegistry = (random: Random): Registry => {
  const deal = {
    M: dealer(random, firstNames.M),
    Mme: dealer(random, firstNames.Mme),
    lastName: dealer(random, lastNames),
  };
  const taken = new Set<string>();
  const fresh = (make: () => string): string => {
    const made = make();
    if (taken.has(made)) return fresh(make);
    taken.add(made);
    return made;
  };
  const last4 = (): string => String(random.integer(0, 9999)).padStart(4, '0');
  return {
    person: (civility = random.chance(0.52) ? 'Mme' : 'M') => {
      const firstName = deal[civility]();
      const lastName = deal.lastName();
      return { civility, firstName, lastName: lastName === firstName ? deal.lastName() : lastName };
    },
    emailOf: ({ firstName, lastName }) => {
      const first = slug(firstName);
      const last = slug(lastName);
      const forms = [
        `${first}.${last}`,
        `${first}.${last}`,
        `${first}${last.replaceAll('-', '')}`,
        `${last}.${first}`,
        `${first.charAt(0)}.${last}`,
      ];
      return fresh(() => {
        const number = random.chance(0.25) ? String(random.integer(1, 99)) : '';
        return `${random.pick(forms)}${number}@${random.pick(domains)}`;
      });
    },
    mobile: () => fresh(() => `+33${fictionalMobile}${last4()}`),
    landline: () => fresh(() => `+33${random.pick(fictionalLandlines)}${last4()}`),
  };
};
