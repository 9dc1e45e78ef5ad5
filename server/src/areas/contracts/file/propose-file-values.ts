import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import { lastingOfTutor } from '@tandem/domain/contracts/file/known-tutor';
import type { FilePart } from '@tandem/domain/contracts/file/fields/file-field';
import type { Said } from '@tandem/domain/contracts/amendments/version';
import type { Pair } from '@tandem/domain/matches/match';
import { workforceBands } from '@tandem/domain/reference/companies';
import type { Queries } from '../../../platform/database/database.ts';
import type { Sight } from '../../../platform/database/queries/sight.ts';
import { findAccount } from '../../accounts/index.ts';
import { findCandidate } from '../../candidates/index.ts';
import { findCompanyRow } from '../../companies/index.ts';
import { findNeedRow } from '../../needs/index.ts';
import { findProgramme } from '../../programmes/index.ts';
import type { Services } from '../../services.ts';
import { findLastOfCentre, findLastOfProgramme } from '../contract-queries.ts';
import { openAmendments } from '../amendments/sealed-amendments.ts';
import { openLastFiles } from './last-files.ts';

type Facts = Record<string, string | null | undefined>;

/** « 12 bis rue des Exemples »: the official form asks for the number apart. */
const numberedStreet = /^(\d+(?:\s?(?:bis|ter|quater|[a-d]))?),?\s+(.*\p{L}.*)$/iu;

const streetFacts = (written: string | null): Facts => {
  const [, number, street] = numberedStreet.exec(written?.trim() ?? '') ?? [];
  return { company_street_number: number, company_street: street ?? written };
};

const companyFacts = async (db: Queries, companyId: number): Promise<Facts> => {
  const company = await findCompanyRow(db, companyId);
  if (!company) return {};
  const town = [company.zip_code, company.city].filter(Boolean).join(' ');
  return {
    company_name: company.name,
    email: company.email,
    address: [company.adress, town].filter(Boolean).join(', '),
    ...streetFacts(company.adress),
    company_zip: company.zip_code,
    company_town: company.city,
    workforce: workforceBands.find(([key]) => key === company.workforce)?.[1],
  };
};

const contractKinds: Record<string, string> = {
  apprentissage: 'apprentice',
  professionnalisation: 'professional',
};

/** What their own sheet says of a candidate, and their need of the contract. */
export const candidateFacts = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<Facts> => {
  const candidate = await findCandidate(db, candidateId);
  const need = await findNeedRow(db, needId);
  const account = candidate && (await findAccount(db, candidate.account_id));
  if (!candidate || !account) return {};
  return {
    candidate_firstname: account.first_name,
    candidate_birth_name: account.last_name,
    candidate_email: account.email,
    candidate_phone: candidate.phone,
    candidate_town: candidate.city,
    candidate_sex: candidate.civility === 'Mme' ? 'F' : candidate.civility,
    contract_start: need?.start_date,
    job_title: need?.title,
    contract_kind:
      contractKinds[need?.contract_type ?? ''] ?? contractKinds[candidate.contract_type ?? ''],
  };
};

const sameAddress = (one = '', other: string | null | undefined = ''): boolean =>
  one !== '' && one.toLowerCase() === (other ?? '').toLowerCase();

/** The tutor whom the company has named on this need; once the file names another, nothing but that one's address. */
const tutorFacts = async (
  db: Queries,
  needId: number,
  { supervisor_email: named }: Said,
): Promise<Facts> => {
  const need = await findNeedRow(db, needId);
  if (named && !sameAddress(named, need?.tutor_email)) return { supervisor_email: named };
  return {
    supervisor_firstname: need?.tutor_first_name,
    supervisor_lastname: need?.tutor_last_name,
    supervisor_email: need?.tutor_email,
    supervisor_phone: need?.tutor_phone,
  };
};

/** Fields of a training that are another for each session. */
const datesOfTraining: ReadonlySet<string> = new Set(['training_start', 'training_end']);

/** What a company agrees upon once for all that it takes. */
const habits = [
  'contract_mode',
  'weekly_hours',
  'weekly_minutes',
  'dangerous_work',
  'salary_type',
  'meal_benefit',
  'housing_benefit',
  'other_benefit',
  'contract_nature',
];

const only = (values: Facts, keys: readonly string[]): Facts =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));

const keysOf = (part: FilePart): string[] => fieldsOf(part).map(({ key }) => key);

/** Files of a company that are looked through for a tutor of the same address. */
const filesBack = 5;

const earlierFacts = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  { companyId, sight }: { companyId: number; sight: Sight },
  { supervisor_email: tutor, contract_kind: kind }: Facts,
): Promise<Facts> => {
  const files = await openLastFiles(services, db, companyId, { most: filesBack });
  const seen = sight
    ? await openLastFiles(services, db, companyId, { most: filesBack, sight })
    : files;
  const ofTutor = seen.find((values) => sameAddress(values['supervisor_email'], tutor));
  const ofKind = files.find((values) => values['contract_kind'] === kind);
  return {
    ...only(files[0] ?? {}, keysOf('company')),
    ...only(ofTutor ?? {}, lastingOfTutor),
    ...only(ofKind ?? {}, habits),
  };
};

/** What holds for the centre whatever one learns there. */
const keysOfCentre = keysOf('training').filter((key) => key.startsWith('cfa_'));

/** Where no file of the programme says more: its name, and what the centre's last file says of the centre. */
const centreFacts = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<Facts> => {
  const candidate = await findCandidate(db, pair.candidateId);
  const programme = await findProgramme(db, candidate?.formation_id ?? null);
  const last = await findLastOfCentre(db, pair);
  const latest = last ? (await openAmendments(services, db, last)).latest : {};
  return {
    ...only(latest, keysOfCentre),
    training_title: programme?.name,
  };
};

const trainingFacts = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
): Promise<Facts> => {
  const ofCentre = await centreFacts(services, db, pair);
  const last = await findLastOfProgramme(db, pair);
  if (!last) return ofCentre;
  const { latest } = await openAmendments(services, db, last.pair);
  const keys = [...keysOf('training'), ...keysOf('costs')].filter(
    (key) => last.isSameSession || !datesOfTraining.has(key),
  );
  const told = Object.entries(only(latest, keys)).filter(([, value]) => value);
  return { ...ofCentre, ...Object.fromEntries(told) };
};

/**
 * What is known for a file from elsewhere: the company's and the candidate's own sheets, the company's last files, and the
 * last file of the programme, or else of the centre. Of a tutor what this need says, and what an earlier file of the same company says of the
 * tutor with that address, of candidates who are seen. `said` is what the file holds already.
 */
export const proposeFileValues = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  { pair, companyId, sight, said }: { pair: Pair; companyId: number; sight: Sight; said: Said },
): Promise<Record<string, string>> => {
  const own: Facts = {
    ...(await companyFacts(db, companyId)),
    ...(await candidateFacts(db, pair)),
    ...(await tutorFacts(db, pair.needId, said)),
  };
  const facts: Facts[] = [
    own,
    await earlierFacts(services, db, { companyId, sight }, own),
    await trainingFacts(services, db, pair),
  ];
  const known = facts
    .flatMap((one) => Object.entries(one))
    .filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(known);
};
