import { readNir } from '../identifiers/nir.ts';
import { isPublicEmployer } from '../opco/find-opco.ts';
import type { Figure } from '../pay/figures.ts';
import { readerOf, type FileValues, type Reader } from '../rules/rule.ts';
import { isYearOfProfessionalBachelor } from '../rules/pay/pay-case.ts';
import { leastPay } from '../rules/pay/pay-rules.ts';
import { levelFourHeld } from '../pay/level-four.ts';
import { fileFields } from './file-fields.ts';
import { isAsked } from './missing.ts';
import { diplomaOfTitle } from './titled-diplomas.ts';

type Derive = (read: Reader, figures: readonly Figure[]) => string;

/** Corsica was department 20 until 1976: which of the two it has become is not in the number. */
const birthDepartment = (nir: string): string => {
  const department = readNir(nir)?.department ?? '';
  return department === '20' ? '' : department.padStart(department === '' ? 0 : 3, '0');
};

const sexes: Record<string, string> = { '1': 'M', '2': 'F' };

/** Situations in which nobody has been an apprentice just before. */
const beforeFirstContract = /^(?:1|2|3|7)$/;

const twoDecimals = (amount: number): string => amount.toFixed(2).replace('.', ',');

/** What a field most likely holds, as the rest of the file tells; empty as long as it does not. */
const derivations: Readonly<Record<string, Derive>> = {
  candidate_sex: ({ text }) => sexes[readNir(text('candidate_nir'))?.sexDigit ?? ''] ?? '',
  candidate_birth_department: ({ text }) => birthDepartment(text('candidate_nir')),
  candidate_social_scheme: ({ text }) => {
    if (text('employer_kind') === '') return '';
    return text('employer_kind') === '13' ? '1' : '2';
  },
  // « Dernière année du cycle suivie et diplôme obtenu »
  candidate_highest_diploma: ({ text }) =>
    text('candidate_last_year') === '01' ? text('candidate_last_diploma') : '',
  contract_type_code: ({ text }) =>
    beforeFirstContract.test(text('candidate_situation')) ? '11' : '',
  contract_mode: ({ text }) => {
    if (text('employer_special') === '1') return '3';
    return isPublicEmployer(text('employer_kind')) ? '1' : '';
  },
  practice_start: ({ text }) => text('contract_start'),
  signed_at: ({ text }) => text('company_town'),
  training_diploma_type: ({ text }) => diplomaOfTitle(text('training_title')),
  contract_nature: ({ text }) => (text('employer_special') === '1' ? 'TT' : ''),
  professional_type_code: ({ text }) =>
    beforeFirstContract.test(text('candidate_situation')) ? '11' : '',
  qualification_type: ({ text }) => (text('training_rncp') === '' ? '' : '1'),
  pay_level_four: ({ text }) => levelFourHeld(text('candidate_highest_diploma')),
  pay_professional_bachelor: (read) => (isYearOfProfessionalBachelor(read) ? 'oui' : ''),
  employer_share: ({ number }) => {
    const [price, funding] = [number('training_price'), number('funding')];
    return price === null || funding === null || funding > price
      ? ''
      : twoDecimals(price - funding);
  },
  starting_pay: (read, figures) => {
    const least = leastPay(read, { figures });
    return least === null || least.branchWageCounts ? '' : twoDecimals(least.monthly + 0.01);
  },
};

/**
 * For empty fields that a file asks for, what follows from those that are filled in; it is proposed, and somebody looks at
 * it. The pay is the legal minimum, where the wage of the branch does not count.
 */
export const derivedValues = (
  values: FileValues,
  figures: readonly Figure[],
): Record<string, string> => {
  const known: Record<string, string> = {};
  for (const field of fileFields) {
    const { key } = field;
    const read = readerOf({ ...values, ...known });
    const value =
      read.text(key) === '' && isAsked(field, read) ? derivations[key]?.(read, figures) : '';
    if (value) known[key] = value;
  }
  return known;
};

/** What the candidate's number says, to who is not shown it. */
export const valuesOfNumber = (values: FileValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(derivedValues(values, [])).filter(
      ([key]) => key === 'candidate_sex' || key === 'candidate_birth_department',
    ),
  );
