import { workforceBands } from '@tandem/domain/reference/companies';
import type { ContractSheet } from '@tandem/domain/contracts/contract-sheet';
import { schoolYears } from '../calendar.ts';
import { tutorDegrees, tutorPositions } from '../data/tutors.ts';
import type { Trade } from '../data/trade.ts';
import { trades } from '../data/trades.ts';
import type { Registry } from '../plan/people.ts';
import type { DemoCompany, DemoNeed, Person } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import { gendered, plainTown, slug, typeset } from '../plan/words.ts';

const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => random.integer(0, 9)).join('');

const luhn = (number: string): number =>
  Array.from(number)
    .toReversed()
    .reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) % 10;

const checked = (digits: string): string =>
  `${digits}${Array.from({ length: 10 }, (_, digit) => digit).find((digit) => luhn(`${digits}${digit}`) === 0)}`;

/** A SIRET that INSEE's formula takes and that is nobody's: no company's number begins with three noughts. */
export const inventedSiret = (random: Random): string =>
  checked(`${checked(`000${random.integer(10_000, 99_999)}`)}0001`);

/** A social security number that is nobody's: no department has a commune 999. */
export const impossibleNir = (person: Person, birth: string, random: Random): string => {
  const sex = person.civility === 'M' ? 1 : 2;
  const department = String(random.integer(1, 19)).padStart(2, '0');
  const order = String(Math.max(1, Number(digits(3, random)))).padStart(3, '0');
  const body = `${sex}${birth.slice(2, 4)}${birth.slice(5, 7)}${department}999${order}`;
  const key = 97 - Number(BigInt(body) % 97n);
  return `${body}${String(key).padStart(2, '0')}`;
};

/** The code APE of a sector's commonest class. */
const apeCodes: Readonly<Record<number, string>> = {
  1: '0121Z',
  3: '1071C',
  4: '1310Z',
  7: '2042Z',
  9: '2219Z',
  13: '2899B',
  14: '3030Z',
  16: '3511Z',
  18: '4120B',
  19: '4711D',
  20: '5229B',
  21: '5610A',
  24: '6201Z',
  25: '6512Z',
  26: '6820A',
  27: '6920Z',
  29: '7311Z',
  33: '8610Z',
  34: '8710A',
};

const agreements: Readonly<Record<number, string>> = {
  1: 'Production agricole',
  3: 'Industries alimentaires diverses',
  18: 'Bâtiment, plus de 10 salariés',
  19: 'Commerce de détail',
  20: 'Transports routiers',
  21: 'Hôtels, cafés, restaurants',
  24: 'Syntec',
  27: 'Experts-comptables',
  33: 'Hospitalisation privée',
};

const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** From the next first of a month, or from September for a session that is yet to come. */
const termOf = (signed: Date, trade: Trade, start: number): { from: string; to: string } => {
  const september = new Date(Date.UTC(start, 8, 1));
  const next = new Date(Date.UTC(signed.getUTCFullYear(), signed.getUTCMonth() + 1, 1));
  const from = next > september ? next : september;
  return { from: isoDay(from), to: `${start + Number(trade.duration)}-08-31` };
};

export interface ContractFacts {
  company: DemoCompany;
  need: DemoNeed;
  signedAt: Date;
  now: Date;
}

const local = (phone: string): string => phone.replace('+33', '0');

export const writeContract = (
  { company, need, signedAt, now }: ContractFacts,
  registry: Registry,
  random: Random,
): ContractSheet => {
  const { data, director } = company;
  const { tutor } = need;
  const trade: Trade = trades[need.trade];
  const host = `${data.slug}.exemple.fr`;
  const mailOf = (person: Person): string =>
    `${slug(person.firstName)}.${slug(person.lastName)}@${host}`;
  const sector = data.sectors[0] ?? 19;
  const birth = `${random.integer(1968, 1994)}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;
  const start = schoolYears(now).start - (need.session === 'previous' ? 1 : 0);
  const { from, to } = termOf(signedAt, trade, start);
  return {
    legal_form: data.legalForm,
    company_name: data.name.toUpperCase(),
    trade_name: data.name,
    siret: inventedSiret(random),
    ape_code: apeCodes[sector] ?? '8299Z',
    workforce: workforceBands.find(([code]) => code === data.workforce)?.[1] ?? '',
    collective_agreement: agreements[sector] ?? 'Code du travail',
    retirement_fund: 'Agirc-Arrco',
    address: `${data.street}, ${company.zipCode} ${plainTown(company.city)}`,
    phone: local(registry.landline()),
    email: company.email,
    legal_rep_firstname: director.firstName,
    legal_rep_lastname: director.lastName,
    legal_rep_phone: local(registry.mobile()),
    legal_rep_email: mailOf(director),
    supervisor_firstname: tutor.firstName,
    supervisor_lastname: tutor.lastName,
    supervisor_phone: local(registry.mobile()),
    supervisor_email: mailOf(tutor),
    supervisor_birthdate: birth,
    supervisor_nir: impossibleNir(tutor, birth, random),
    supervisor_position: gendered(random.pick(tutorPositions[need.trade]), tutor.civility),
    supervisor_highest_degree: random.pick(tutorDegrees[trade.programme.level] ?? ['BTS']),
    contract_start: from,
    contract_end: to,
    salary_type: typeset(
      random.pick(['SMIC, pourcentage légal', 'Minimum conventionnel', 'SMIC + 10 %']),
    ),
  };
};
