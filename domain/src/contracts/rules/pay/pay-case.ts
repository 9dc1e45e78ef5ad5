import { addDays, addMonths } from '../../../calendar/days.ts';
import type { PayCase } from '../../pay/minimum-pay.ts';
import { isProfessional, type Reader } from '../rule.ts';

/** Months of a contract that prepares it in one year, the weeks before and after its course included. */
const mostMonthsOfOneYear = 14;

/** Whether a file says that a professional bachelor's degree is prepared in one year, as it mostly is (D6222-32). */
export const isYearOfProfessionalBachelor = ({ text, day }: Reader): boolean => {
  const start = day('contract_start');
  const end = day('contract_end');
  return (
    text('training_diploma_type') === '62' &&
    start !== null &&
    end !== null &&
    addDays(end, 1) <= addMonths(start, mostMonthsOfOneYear)
  );
};

/** After a failed exam; and once a disability is recognised, with the points of R6222-48. */
const extensionPoints: Readonly<Record<string, number>> = { 33: 0, 34: 15 };

const extensionOf = (read: Reader): Pick<PayCase, 'extension'> => {
  const points = extensionPoints[read.text('contract_type_code')];
  const from = read.day('amendment_effect');
  return points === undefined || !from ? {} : { extension: { from, points } };
};

/** The case behind the pay of a file; null as long as what decides it is not known. */
export const payCaseOf = (read: Reader): PayCase | null => {
  const birthdate = read.day('candidate_birthdate');
  const start = read.day('contract_start');
  const end = read.day('contract_end');
  if (!birthdate || !start || !end || end <= start) return null;
  return {
    kind: isProfessional(read) ? 'professional' : 'apprentice',
    birthdate,
    start,
    end,
    professionalBachelor:
      read.flag('pay_professional_bachelor') ?? isYearOfProfessionalBachelor(read),
    sameLevelAfterDiploma: read.flag('pay_same_level') === true,
    yearsDone: read.number('pay_years_done') ?? 0,
    earnedPercent: read.number('pay_earned_percent') ?? 0,
    levelFourHeld: read.flag('pay_level_four') === true,
    ...extensionOf(read),
  };
};
