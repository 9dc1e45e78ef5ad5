import { fileFieldOf } from '../file/file-fields.ts';
import { isAsked } from '../file/missing.ts';
import type { Finding } from '../finding.ts';
import { costRules } from './cost-rules.ts';
import { dateRules } from './date-rules.ts';
import { durationRules } from './duration-rules.ts';
import { farDateRules } from './far-date-rules.ts';
import { identifierRules } from './identifier-rules.ts';
import { otherContractRules } from './beside/other-contract-rules.ts';
import { centreRules } from './between/centre-rules.ts';
import { courseRules } from './between/course-rules.ts';
import { employerRules } from './between/employer-rules.ts';
import { placeRules } from './between/place-rules.ts';
import { reachRules } from './between/reach-rules.ts';
import { payRules } from './pay/pay-rules.ts';
import { payRowRules } from './pay/pay-row-rules.ts';
import { namesakeRules } from './between/namesake-rules.ts';
import { peopleRules } from './people-rules.ts';
import {
  apply,
  readerOf,
  type FileValues,
  type Reader,
  type Rule,
  type RuleContext,
} from './rule.ts';
import { professionalRules } from './professional-rules.ts';
import { publicRules } from './public-rules.ts';
import { schoolingRules } from './schooling-rules.ts';
import { shapeRules } from './shape-rules.ts';
import { textRules } from './text-rules.ts';
import { tutorLoadRules } from './beside/tutor-load-rules.ts';
import { tutorRules } from './tutor-rules.ts';
import { workRules } from './work-rules.ts';

/** Every rule of the contract, as data: its name, where it is told, where it comes from, and how it judges. */
export const contractRules: readonly Rule[] = [
  ...identifierRules,
  ...textRules,
  ...dateRules,
  ...farDateRules,
  ...durationRules,
  ...otherContractRules,
  ...peopleRules,
  ...schoolingRules,
  ...tutorRules,
  ...namesakeRules,
  ...placeRules,
  ...centreRules,
  ...reachRules,
  ...employerRules,
  ...courseRules,
  ...tutorLoadRules,
  ...workRules,
  ...payRules,
  ...payRowRules,
  ...publicRules,
  ...professionalRules,
  ...costRules,
];

/**
 * What stands in a field that the file asks for no more, such as the place of a training that is at the centre itself, is
 * not looked at: nobody sees it. Whether there is a guardian is not known as long as the candidate's age is not.
 */
const isSeen = (read: Reader, key: string): boolean => {
  const field = fileFieldOf(key);
  if (!field || isAsked(field, read)) return true;
  return field.part === 'guardian' && read.day('candidate_birthdate') === null;
};

/** What the rules say of a sheet or file, however much of it is filled in; the blocking ones of a field come first. */
export const contractFindings = (values: FileValues, context: RuleContext): Finding[] => {
  const read = readerOf(values);
  return apply([...shapeRules, ...contractRules], values, context)
    .filter(({ field }) => isSeen(read, field))
    .toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
};

/** Under which name the reason is kept for which an unlikely value passes. */
export const reasonKey = (rule: string): string => `reason_${rule}`;

/** Whether it still stands against a file: what blocks does, and what is unlikely as long as no reason is given. */
export const isOpen = ({ blocks, rule }: Finding, values: FileValues): boolean =>
  blocks || (values[reasonKey(rule)] ?? '').trim() === '';

/** What still stands against a file. */
export const openFindings = (values: FileValues, context: RuleContext): Finding[] =>
  contractFindings(values, context).filter((finding) => isOpen(finding, values));
