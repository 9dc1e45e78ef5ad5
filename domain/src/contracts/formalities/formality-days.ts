import { addDays, addMonths, ageOn } from '../../calendar/days.ts';
import { isProfessional, readerOf, type FileValues, type Reader } from '../rules/rule.ts';
import { cardDays, type FormalityDays } from './formalities.ts';

/**
 * The last day for the visit: of an apprentice two months after the hiring (Code du travail, R6222-36), of others three
 * (R4624-10), of whoever is not yet 18 before the first day (R4624-18).
 */
const visitBy = (read: Reader, start: string): string => {
  const birth = read.day('candidate_birthdate');
  if (birth !== null && ageOn(birth, start) < 18) return addDays(start, -1);
  return addMonths(start, isProfessional(read) ? 3 : 2);
};

/**
 * The last day for the card: 30 days after the enrolment at the centre (D6222-42), which nobody tells and the beginning
 * stands for; of professionalisation after the contract was concluded (D6325-29), for the young alone, with a registered
 * qualification and a year at least (L6325-6-2).
 */
const cardBy = (read: Reader, start: string): string | null => {
  if (!isProfessional(read)) return addDays(start, cardDays);
  const birth = read.day('candidate_birthdate');
  const end = read.day('contract_end');
  const isYoung = birth !== null && ageOn(birth, start) < 26;
  const isLong = end !== null && addDays(end, 1) >= addMonths(start, 12);
  return isYoung && isLong && read.text('qualification_type') === '1'
    ? addDays(read.day('signed_on') ?? start, cardDays)
    : null;
};

/** In professionalisation the employer and the employee look, within two months, at whether the training fits what is known already (D6325-13). */
export const interviewBy = (start: string): string => addMonths(start, 2);

/** By when each is to be done, as far as the file tells. */
export const formalityDays = (values: FileValues): FormalityDays => {
  const read = readerOf(values);
  const start = read.day('contract_start');
  return {
    visit: start && visitBy(read, start),
    card: start && cardBy(read, start),
    interview: start && isProfessional(read) ? interviewBy(start) : null,
  };
};
