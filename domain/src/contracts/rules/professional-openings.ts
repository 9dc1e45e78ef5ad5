import { ageOn } from '../../calendar/days.ts';
import type { Reader } from './rule.ts';

/** « Contrat aidé »: the contract that precedes it opens this one too. */
const afterAidedContract = '6';

const receivesMinimumIncome = (read: Reader): boolean =>
  read.text('candidate_minimum_income') !== '' ||
  read.text('candidate_situation') === afterAidedContract;

/** From 26 on: job seekers, whoever receives a minimum income, and whoever comes from an aided contract (L6325-1). */
export const isOpenAfter25 = (read: Reader): boolean =>
  read.text('candidate_situation') === '11' ||
  read.flag('candidate_job_seeker') === true ||
  receivesMinimumIncome(read);

/** « Aucun diplôme ni titre », DNB and CFG: neither a second cycle was passed, nor is anything professional held. */
const unqualified = new Set(['13', '25', '26']);

/** To whom a contract of up to three years is open (L6325-1-1). */
export const isPriorityPublic = (read: Reader): boolean => {
  const birth = read.day('candidate_birthdate');
  const start = read.day('contract_start');
  const isYoung = birth !== null && start !== null && ageOn(birth, start) < 26;
  return (
    receivesMinimumIncome(read) ||
    (isYoung && unqualified.has(read.text('candidate_highest_diploma'))) ||
    (read.flag('candidate_job_seeker') === true &&
      (read.number('candidate_job_seeker_months') ?? 0) > 12)
  );
};
