import { ageOn } from '../../calendar/days.ts';
import { isPublicEmployer, lodgingOf } from '../opco/find-opco.ts';
import {
  isAmendment,
  isProfessional,
  readerOf,
  type FileValues,
  type Reader,
} from '../rules/rule.ts';
import { fileFields } from './file-fields.ts';
import type { PayRowOrder } from '../pay/pay-row-orders.ts';
import { payStepOf } from '../rules/pay/pay-rows.ts';
import type { FileField, Need } from './fields/file-field.ts';

/** Under 18 on the day of the signature, or on the first day as long as that is not known; unless emancipated. */
const isMinor = (read: Reader): boolean => {
  const birth = read.day('candidate_birthdate');
  const on = read.day('signed_on') ?? read.day('contract_start');
  return (
    birth !== null &&
    on !== null &&
    ageOn(birth, on) < 18 &&
    read.flag('candidate_emancipated') !== true
  );
};

const mayBeUnderAge = ({ day }: Reader): boolean => {
  const birth = day('candidate_birthdate');
  const on = day('signed_on') ?? day('contract_start');
  return birth === null || on === null || ageOn(birth, on) < 18;
};

/** Whether somebody else signs for the candidate, or may have to as long as their age is not known. */
export const mayHaveGuardian = (read: Reader): boolean =>
  mayBeUnderAge(read) && read.flag('candidate_emancipated') !== true;

const secondTutorKeys = fileFields
  .filter(({ need }) => need === 'secondTutor')
  .map(({ key }) => key);

export const hasSecondTutor = ({ text }: Reader): boolean =>
  secondTutorKeys.some((key) => text(key) !== '');

const isFromAbroad = ({ text }: Reader): boolean =>
  text('candidate_birth_department') === '099' || /^[23]$/.test(text('candidate_nationality'));

/** The form 12434 has one type for all of them. */
const isProfessionalAmendment = ({ text }: Reader): boolean =>
  text('professional_type_code') === '30';

const conditions: Record<Need, (read: Reader) => boolean> = {
  always: () => true,
  never: () => false,
  sheet: () => true,
  publicEmployer: ({ text }) => isPublicEmployer(text('employer_kind')),
  minor: isMinor,
  underAge: mayBeUnderAge,
  formerContract: (read) =>
    isProfessional(read)
      ? isProfessionalAmendment(read)
      : /^[23]\d$/.test(read.text('contract_type_code')),
  amendment: (read) => (isProfessional(read) ? isProfessionalAmendment(read) : isAmendment(read)),
  otherPlace: ({ flag }) => flag('place_same') === false,
  secondTutor: hasSecondTutor,
  noDisability: ({ flag }) => flag('candidate_disability') === false,
  fromAbroad: isFromAbroad,
  numberGiven: (read) => !isFromAbroad(read) || read.flag('candidate_nir_awaited') !== true,
  professional: isProfessional,
  jobSeeker: ({ flag }) => flag('candidate_job_seeker') === true,
  registered: (read) => !isProfessional(read) || read.text('qualification_type') === '1',
  unknownOpco: ({ text }) =>
    text('idcc') !== '' &&
    lodgingOf({ kind: text('employer_kind'), idcc: text('idcc') }).with === 'ask',
};

/** A row of pay; of the wage of the branch only where that counts. */
const hasPayRow = (read: Reader, order: PayRowOrder, isOfBranch: boolean): boolean => {
  const step = payStepOf(read, order);
  return step !== null && (!isOfBranch || step.branchWageCounts);
};

/** Whether a field belongs to a file at all, given what the file says so far. */
export const isAsked = ({ only, need, when, payRow, list }: FileField, read: Reader): boolean =>
  (only === undefined || only === (read.text('contract_kind') || 'apprentice')) &&
  (payRow === undefined || hasPayRow(read, payRow, list !== undefined)) &&
  conditions[when ?? (need === 'never' ? 'always' : need)](read);

/** Whether it must not stay empty. */
export const isNeeded = (field: FileField, read: Reader): boolean =>
  field.need !== 'never' && isAsked(field, read) && conditions[field.need](read);

/** The fields that are still empty and have to be filled in. */
export const missingFields = (values: FileValues): FileField[] => {
  const read = readerOf(values);
  return fileFields.filter((field) => isNeeded(field, read) && read.text(field.key) === '');
};
