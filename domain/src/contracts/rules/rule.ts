import { ageOn } from '../../calendar/days.ts';
import { isDate } from '../../fields/date.ts';
import type { Finding, Verdict } from '../finding.ts';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import type { Figure } from '../pay/figures.ts';
import type { ContractKind } from '../pay/minimum-pay.ts';

/** What is typed into a contract sheet or file, by field; a field may be missing, empty or not yet well formed. */
export type FileValues = Readonly<Record<string, string | null | undefined>>;

/** Another contract of the company, and who accompanies it, by e-mail. Days as `2026-09-01`. */
export interface Accompanied {
  kind: ContractKind;
  tutors: string[];
  from: string;
  to: string;
}

/** Another contract that the candidate has agreed to, with whomever, in whichever school year. Days as `2026-09-01`. */
export interface OtherContract {
  from: string;
  to: string;
  brokenOn: string | null;
  /** Null where its file does not say, or is gone. */
  weeklyMinutes: number | null;
}

/** What the rules know beside the file itself. */
export interface Known {
  figures: readonly Figure[];
  /** The other contracts of the company that go on or are agreed. */
  accompanied: readonly Accompanied[];
  others: readonly OtherContract[];
  /** On which day this contract was broken; null of one that goes on. */
  brokenOn: string | null;
}

export interface RuleContext extends Known {
  /** In Paris, as `2026-09-01`. */
  today: string;
}

/** Reads values as what they mean; what is not well formed reads as not known. */
export interface Reader {
  text: (key: string) => string;
  day: (key: string) => string | null;
  number: (key: string) => number | null;
  /** True or false where it was answered, null where not. */
  flag: (key: string) => boolean | null;
}

export const readerOf = (values: FileValues): Reader => {
  const text = (key: string): string => (values[key] ?? '').trim();
  return {
    text,
    day: (key) => (isDate(text(key)) ? text(key) : null),
    number: (key) => {
      const digits = text(key).replace(',', '.').replace(/\s/g, '');
      return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
    },
    flag: (key) => (text(key) === 'oui' ? true : text(key) === 'non' ? false : null),
  };
};

/** Changes a contract that goes on: types 31 to 38 of the official form. */
export const isAmendment = (read: Reader): boolean => /^3\d$/.test(read.text('contract_type_code'));

/** A parent who employs their own child signs as guardian, is often the tutor too, and has one address and number with them. */
export const isFamily = ({ text }: Reader): boolean => text('employer_special') === '4';

/** How old somebody is, whose date of birth a field has, on the first day of the contract; null as long as the file does not say. */
export const ageAtStart = ({ day }: Reader, field: string): number | null => {
  const birth = day(field);
  const start = day('contract_start');
  return birth && start ? ageOn(birth, start) : null;
};

export const isProfessional = (read: Reader): boolean =>
  read.text('contract_kind') === 'professional';

/** A permanent contract has no end: the day that it says is that of the training within it. */
export const isPermanent = (read: Reader): boolean =>
  read.text(isProfessional(read) ? 'contract_nature' : 'contract_mode') ===
  (isProfessional(read) ? 'CDI' : '2');

/** Who began without an employer, stayed after a rupture, or whose contract goes on with a change. */
export const isAlreadyInTraining = (read: Reader): boolean =>
  /^[78]$/.test(read.text('candidate_situation')) ||
  read.text('contract_type_code') === '23' ||
  isAmendment(read);

/** The higher the level of a diploma, the higher the first digit of its code; none and those of the first cycle are below 3. */
export const levelOf = (diploma: string): number => Number(diploma.slice(0, 1));

/** From which day on what an amendment changes holds; null where it is none, or does not say. */
export const effectOf = (read: Reader): string | null =>
  isAmendment(read) ? read.day('amendment_effect') : null;

/** One after others, by its type. */
export const isFurtherContract = (read: Reader): boolean =>
  /^2[123]$/.test(read.text('contract_type_code'));

/** A new contract of somebody who did not pass the last year that they followed: it may follow a failed exam (L6222-11). */
export const isAfterFailure = (read: Reader): boolean =>
  isFurtherContract(read) && /^[123]2$/.test(read.text('candidate_last_year'));

export interface Rule {
  /** A name that stays: a reason for letting it pass is kept under it. */
  rule: string;
  /** Where it is told. */
  field: string;
  /** Ends in « à vérifier » where what is known of it is not sure: whoever reads what it says is told so. */
  source: string;
  /** Only the employer, or the centre for them, can answer it: whoever fills in a part of their own is not asked. */
  isVouched?: true;
  judge: (read: Reader, context: RuleContext) => Verdict | null;
}

/** A rule that looks at one field alone, once something stands there. */
export const ofField = (
  field: string,
  source: string,
  verdict: (text: string) => Verdict | null,
): Rule => ({
  rule: field,
  field,
  source,
  judge: ({ text }) => (text(field) === '' ? null : verdict(text(field))),
});

const toldOf = (source: string, { why, ...verdict }: Verdict): Verdict => ({
  ...verdict,
  why: source.endsWith('à vérifier') ? `${why} Cette règle est à vérifier.` : why,
});

export const apply = (
  rules: readonly Rule[],
  values: FileValues,
  context: RuleContext,
): Finding[] => {
  const read = readerOf(values);
  return rules.flatMap(({ rule, field, source, judge }) => {
    const verdict = judge(read, context);
    return verdict ? [{ rule, field, source, ...toldOf(source, verdict) }] : [];
  });
};

export const contextOn = (
  today: string,
  {
    figures = deliveredFigures,
    accompanied = [],
    others = [],
    brokenOn = null,
  }: Partial<Known> = {},
): RuleContext => ({ today, figures, accompanied, others, brokenOn });
