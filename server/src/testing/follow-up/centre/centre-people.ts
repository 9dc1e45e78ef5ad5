import { unique } from '../../fixtures/by-calls.ts';

/** What somebody of the centre does, on which day after the first; what is left out never happens. */
interface Plan {
  email: string;
  name: string;
  /** A mobile, as E.164. */
  phone: string;
  register?: number | undefined;
  sheet?: number | undefined;
  test?: number | undefined;
  /** The mail server refuses the address from this day on. */
  bounces?: number;
}

export interface CandidatePlan extends Plan {
  side: 'applicant';
  first: string;
  last: string;
  /** On these days every yes and every proposed moment is answered. */
  answers: readonly number[];
  /** Of those who say yes, which one it is answered so: others are refused. */
  says: 'yes' | 'no';
}

export interface CompanyPlan extends Plan {
  side: 'company';
  /** On these days it answers who waits, and sees to its meetings. */
  answers: readonly number[];
  /** Away: nothing is done, and the staff hold back what would leave. */
  holiday?: readonly [from: number, to: number];
  /** Says yes to nobody. */
  refusesAll?: boolean;
  /** The address of the tutor whom its need names. */
  tutor?: string;
}

const firsts = [
  'Zoé',
  'Léo',
  'Inès',
  'Malo',
  'Aya',
  'Noé',
  'Jade',
  'Sacha',
  'Lina',
  'Yanis',
  'Éva',
  'Tom',
] as const;
const lasts = ['L’Hostis', 'Moreau', 'Benali', 'Caradec', 'N’Diaye'] as const;
const trades = [
  'Atelier',
  'Fournil',
  'Garage',
  'Imprimerie',
  'Menuiserie',
  'Librairie',
  'Ferme',
  'Studio',
  'Maison',
  'Brasserie',
] as const;
const towns = ['du Port', 'des Halles'] as const;

const every = (step: number, from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.ceil((to - from) / step)) },
    (_, index) => from + index * step,
  );

const address = (name: string): string =>
  `${unique(
    name
      .normalize('NFD')
      .replaceAll(/[^a-zA-Z]/g, '')
      .toLowerCase(),
  )}@exemple.fr`;

const mobile = (index: number): string => `+33612${String(345_000 + index)}`;

/** What the first of them do, or leave; all others register, complete their sheet and answer, each at a pace of their own. */
const candidateOddities: readonly Partial<CandidatePlan>[] = [
  { register: undefined },
  { sheet: undefined, test: undefined },
  { test: undefined },
  { answers: [] },
  { register: undefined, bounces: 0 },
  { bounces: 9 },
  { says: 'no' },
  { register: 17, sheet: 30, test: 41 },
];

const companyOddities: readonly Partial<CompanyPlan>[] = [
  { register: undefined },
  { sheet: undefined, test: undefined, answers: [] },
  { test: 20, tutor: address('tutrice') },
  { answers: [] },
  { answers: [...every(7, 10, 30), ...every(7, 54, 92)], holiday: [30, 53] },
  { register: undefined, bounces: 0 },
  { bounces: 8, answers: [] },
  { refusesAll: true },
];

const candidate = (index: number): CandidatePlan => {
  const first = firsts[index % firsts.length] ?? '';
  const last = lasts[index % lasts.length] ?? '';
  const register = 1 + (index % 9);
  const sheet = register + (index % 4);
  return {
    side: 'applicant',
    first,
    last,
    name: `${first} ${last}`,
    email: address(`${first}${last}`),
    phone: mobile(index),
    register,
    sheet,
    test: sheet + (index % 5),
    answers: every(2 + (index % 6), 12 + (index % 3), 92),
    says: index % 5 === 0 ? 'no' : 'yes',
    ...candidateOddities[index],
  };
};

const company = (index: number): CompanyPlan => {
  const name = `${trades[index % trades.length]} ${towns[Math.floor(index / trades.length) % 2]}`;
  const register = index % 5;
  return {
    side: 'company',
    name,
    email: address(name),
    phone: mobile(500 + index),
    register,
    sheet: register + 1,
    test: register + 2 + (index % 3),
    answers: every(5 + (index % 5), 10 + (index % 4), 92),
    ...companyOddities[index],
  };
};

export const candidatesOf = (count: number): CandidatePlan[] =>
  Array.from({ length: count }, (_, index) => candidate(index));

export const companiesOf = (count: number): CompanyPlan[] =>
  Array.from({ length: count }, (_, index) => company(index));
