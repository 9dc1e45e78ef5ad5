import { fewestOf } from '@tandem/domain/contracts/rules/work-rules';
import { uaiLetter } from '@tandem/domain/contracts/identifiers/codes';
import { workforceBands } from '@tandem/domain/reference/companies';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { addDays } from '@tandem/domain/calendar/days';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import { diplomaOfTitle } from '@tandem/domain/contracts/file/titled-diplomas';
import { levelOf, readerOf } from '@tandem/domain/contracts/rules/rule';
import { leastPay } from '@tandem/domain/contracts/rules/pay/pay-rules';
import type { ContractSheet } from '@tandem/domain/contracts/contract-sheet';
import { trades } from '../data/trades.ts';
import { plainTown, slug } from '../plan/words.ts';
import type { Random } from '../random.ts';
import { impossibleNir, inventedSiret } from './contract-sheets.ts';
import type { DemoMatch } from './journeys.ts';

type Term = Pick<ContractSheet, 'contract_start' | 'contract_end' | 'supervisor_highest_degree'>;

const diplomaTypes: Record<string, string> = {
  '3': '33',
  '4': '41',
  '5': '54',
  '6': '69',
  '7': '79',
};

const diplomaCodes: Record<string, string> = {
  '3': '50031009',
  '4': '40031009',
  '5': '32031009',
  '6': '26031009',
  '7': '16031009',
};

/** A number of the department of a postal code, with the letter that controls it. */
const uaiIn = (zip: string): string => {
  const digits = `0${zip.slice(0, 2)}0001`;
  return digits + uaiLetter(digits);
};

const trainingOf = ({ candidate, need, company }: DemoMatch, sheet: Term) => {
  const { programme, duration } = trades[need.trade];
  const { contract_start: start, contract_end: end } = sheet;
  return {
    cfa_internal: 'non',
    cfa_name: 'Centre de formation des Exemples',
    cfa_uai: uaiIn(candidate.sheet?.zipCode ?? company.zipCode),
    cfa_street: 'rue de l’Invention',
    cfa_zip: candidate.sheet?.zipCode ?? company.zipCode,
    cfa_town: plainTown(candidate.sheet?.city ?? company.city),
    training_diploma_type: diplomaTypes[programme.level] ?? '79',
    training_title: programme.name,
    training_cfd: diplomaCodes[programme.level] ?? '16031009',
    training_rncp: '38362',
    training_start: addDays(start, 7),
    training_end: `${end.slice(0, 4)}-07-05`,
    training_hours: String(675 * Number(duration)),
    training_remote_hours: '0',
    place_same: 'oui',
    cfa_activity_number: '11750000175',
    training_price: `${8250 * Number(duration)},00`,
    funding: `${8250 * Number(duration)},00`,
  };
};

const candidateOf = ({ candidate, company }: DemoMatch, birth: string, random: Random) => ({
  candidate_birth_name: candidate.lastName,
  candidate_firstname: candidate.firstName,
  candidate_birthdate: birth,
  candidate_sex: candidate.civility === 'M' ? 'M' : 'F',
  candidate_nir: impossibleNir(candidate, birth, random),
  // Of the department that the number says, which is none in which its bearer lives.
  candidate_birth_town: 'Villeneuve-des-Exemples',
  candidate_nationality: '1',
  candidate_social_scheme: '2',
  candidate_street_number: String(random.integer(1, 90)),
  candidate_street: 'rue des Exemples',
  candidate_zip: candidate.sheet?.zipCode ?? company.zipCode,
  candidate_town: plainTown(candidate.sheet?.city ?? company.city),
  candidate_phone: candidate.phone,
  candidate_email: candidate.email,
  candidate_elite_athlete: 'non',
  candidate_disability: 'non',
  candidate_young_equivalence: 'non',
  candidate_boe_extension: 'non',
  candidate_business_project: 'non',
  candidate_situation: '7',
  candidate_last_diploma: '41',
  candidate_last_year: '01',
  candidate_last_diploma_title: 'Bac professionnel',
  candidate_highest_diploma: '41',
});

const bandLabel = (code: string): string => workforceBands.find(([one]) => one === code)?.[1] ?? '';

/** Everything that a contract file of the demo holds beside its sheet; its numbers are invented, and valid. */
export const writeWholeFile = (
  match: DemoMatch,
  sheet: Term,
  { now, random }: { now: Date; random: Random },
): Record<string, string> => {
  const { company, need } = match;
  const tutorDegree = diplomaOfTitle(sheet.supervisor_highest_degree);
  const birthYear = Number(parisClock(now).day.slice(0, 4)) - random.integer(19, 22);
  const birth = `${birthYear}-0${random.integer(1, 9)}-${random.integer(10, 28)}`;
  const siret = inventedSiret(random);
  const values: Record<string, string> = {
    siret,
    cfa_siret: inventedSiret(random),
    company_street: company.data.street,
    company_zip: company.zipCode,
    company_town: plainTown(company.city),
    employer_kind: '12',
    employer_special: '0',
    employees: String(random.integer(6, 180) + fewestOf(bandLabel(company.data.workforce))),
    idcc: '1486',
    ...candidateOf(match, birth, random),
    supervisor_level: String(levelOf(tutorDegree) || 5),
    supervisor_competence: 'years',
    supervisor_certified: 'oui',
    contract_kind: 'apprentice',
    contract_mode: '1',
    contract_type_code: '11',
    practice_start: sheet.contract_start,
    weekly_hours: '35',
    weekly_minutes: '0',
    dangerous_work: 'non',
    signed_at: plainTown(company.city),
    ...trainingOf(match, sheet),
    supervisor_email: `${slug(need.tutor.firstName)}.${slug(need.tutor.lastName)}@${company.data.slug}.exemple.fr`,
  };
  // The department of birth stands in the number.
  values['candidate_birth_department'] = `0${values['candidate_nir']?.slice(5, 7)}`;
  const least = leastPay(readerOf({ ...sheet, ...values }), { figures: deliveredFigures });
  values['starting_pay'] = ((least?.monthly ?? 1900) + 20).toFixed(2).replace('.', ',');
  return values;
};
