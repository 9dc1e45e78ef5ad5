import { fieldsOf } from '@tandem/domain/contracts/file/file-fields';
import type { FilePart } from '@tandem/domain/contracts/file/fields/field';
import type { Pair } from '@tandem/domain/matches/match';
import { workforceBands } from '@tandem/domain/reference/companies';
import type { Queries } from '../../platform/database/database.ts';
import { findAccount } from '../accounts/index.ts';
import { findCandidate } from '../candidates/index.ts';
import { findCompanyRow } from '../companies/index.ts';
import { findNeedRow } from '../needs/index.ts';
import type { Services } from '../services.ts';
import { findLastContractPair, findLastOfProgramme } from './contract-queries.ts';
import { openContractFile } from './unseal-contract-sheet.ts';

type Facts = Record<string, string | null | undefined>;

const companyFacts = async (db: Queries, companyId: number): Promise<Facts> => {
  const company = await findCompanyRow(db, companyId);
  if (!company) return {};
  const town = [company.zip_code, company.city].filter(Boolean).join(' ');
  return {
    company_name: company.name,
    email: company.email,
    address: [company.adress, town].filter(Boolean).join(', '),
    company_street: company.adress,
    company_zip: company.zip_code,
    company_town: company.city,
    workforce: workforceBands.find(([key]) => key === company.workforce)?.[1],
  };
};

const contractKinds: Record<string, string> = {
  apprentissage: 'apprentice',
  professionnalisation: 'professional',
};

const candidateFacts = async (db: Queries, { candidateId, needId }: Pair): Promise<Facts> => {
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
    contract_kind:
      contractKinds[need?.contract_type ?? ''] ?? contractKinds[candidate.contract_type ?? ''],
  };
};

/** The tutor whom the company has named on this need. */
const tutorFacts = async (db: Queries, needId: number): Promise<Facts> => {
  const need = await findNeedRow(db, needId);
  return {
    supervisor_firstname: need?.tutor_first_name,
    supervisor_lastname: need?.tutor_last_name,
    supervisor_email: need?.tutor_email,
    supervisor_phone: need?.tutor_phone,
  };
};

/** Fields of a training that are another for each contract. */
const datesOfTraining: ReadonlySet<string> = new Set(['training_start', 'training_end']);

const lastFacts = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair | null,
  part: FilePart,
): Promise<Facts> => {
  const file = pair && (await openContractFile(services, db, pair));
  if (!file) return {};
  const keys = fieldsOf(part).map(({ key }) => key);
  return Object.fromEntries(
    keys.filter((key) => !datesOfTraining.has(key)).map((key) => [key, file.values[key]]),
  );
};

/**
 * What is known for a file from elsewhere: the company's and the candidate's own sheets, the company's last file, and the
 * last file of the programme. Of a tutor what this need says: in other files their data was given for one contract.
 */
export const proposeFileValues = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  pair: Pair,
  companyId: number,
): Promise<Record<string, string>> => {
  const facts: Facts[] = [
    await companyFacts(db, companyId),
    await candidateFacts(db, pair),
    await tutorFacts(db, pair.needId),
    await lastFacts(services, db, await findLastContractPair(db, companyId), 'company'),
    await lastFacts(services, db, await findLastOfProgramme(db, pair), 'training'),
  ];
  const known = facts.flatMap((one) => Object.entries(one)).filter(([, value]) => value);
  return Object.fromEntries(known) as Record<string, string>;
};
