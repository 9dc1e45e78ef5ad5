import { codeLabel, codeLists } from '../../reference/contract-codes.ts';
import { addYears, inFigures } from '../../calendar/days.ts';
import { isDate } from '../../fields/date.ts';
import { fileFields, sealedKeys } from '../file/file-fields.ts';
import type { FileField } from '../file/fields/file-field.ts';
import { missingFields } from '../file/missing.ts';
import { findingText, type Finding } from '../finding.ts';
import { eurosText } from '../rules/euros.ts';
import { contractFindings } from '../rules/findings.ts';
import { readerOf, type FileValues, type RuleContext } from '../rules/rule.ts';

/** Types 31 to 38 of the official form. */
export const amendmentKinds = codeLists.contractType.filter(([code]) => code.startsWith('3'));

export type AmendmentKind = (typeof amendmentKinds)[number][0];

export const amendmentKindKeys = amendmentKinds.map(([code]) => code) as [
  AmendmentKind,
  ...AmendmentKind[],
];

/** What an amendment says: a difference from the version before it, which stays as it was signed. */
export interface Amendment {
  kind: AmendmentKind;
  /** A day, as `2026-09-01`. */
  effectiveOn: string;
  reason: string;
  /** New values by field; an empty one takes away what stood there. */
  changes: Readonly<Record<string, string>>;
}

const itsOwn: ReadonlySet<string> = new Set([
  'contract_kind',
  'contract_type_code',
  'professional_type_code',
  'amendment_effect',
  'signed_on',
  ...sealedKeys,
]);

/** What an amendment can change: all but what it says by itself, and numbers that stay with their bearer. */
export const amendableFields: readonly FileField[] = fileFields.filter(
  ({ key }) => !itsOwn.has(key),
);

export const amendableKeys = amendableFields.map(({ key }) => key) as [string, ...string[]];

/** The version that an amendment makes, as the official form would say it. */
export const versionOf = <Values extends FileValues>(
  before: Values,
  { kind, effectiveOn, changes }: Amendment,
): Values => ({
  ...before,
  ...changes,
  contract_type_code: kind,
  ...(before['contract_kind'] === 'professional' && { professional_type_code: '30' }),
  amendment_effect: effectiveOn,
});

export interface Difference {
  key: string;
  label: string;
  /** As people read them; empty where nothing stood, or nothing stands any more. */
  before: string;
  after: string;
}

const readable = ({ kind, list }: FileField, value = ''): string => {
  if (value === '') return '';
  if (kind === 'date') return inFigures(value);
  if (kind === 'amount') return eurosText(value, readerOf({ value }).number('value'));
  const meaning = list ? codeLabel(list, value) : '';
  return meaning === '' || meaning === value ? value : `${value} – ${meaning}`;
};

/** What an amendment really changes, in the order of the official form. */
export const differencesOf = (
  before: FileValues,
  { changes }: Pick<Amendment, 'changes'>,
): Difference[] =>
  amendableFields
    .filter(({ key }) => key in changes && (before[key] ?? '') !== changes[key])
    .map((field) => ({
      key: field.key,
      label: field.label,
      before: readable(field, before[field.key] ?? ''),
      after: readable(field, changes[field.key]),
    }));

const sameAs =
  (one: Finding) =>
  (other: Finding): boolean =>
    other.rule === one.rule && other.wrong === one.wrong;

/** What the rules say of the new version, and did not say of the version before. */
export const amendmentFindings = (
  before: FileValues,
  amendment: Amendment,
  context: RuleContext,
): Finding[] => {
  const known = contractFindings(before, context);
  return contractFindings(versionOf(before, amendment), context).filter(
    (finding) => amendableKeys.includes(finding.field) && !known.some(sameAs(finding)),
  );
};

/** What is unlikely in the new version, by field, in French; the reason that every amendment gives lets it pass. */
export const amendmentWarnings = (
  before: FileValues,
  amendment: Amendment,
  context: RuleContext,
): Record<string, string> =>
  Object.fromEntries(
    amendmentFindings(before, amendment, context)
      .filter(({ blocks }) => !blocks)
      .toReversed()
      .map((finding) => [finding.field, findingText(finding)]),
  );

/** What the law asks of an extension after an exam was failed (L6222-11, D6222-28), by field. */
const extensionFaults = (
  before: FileValues,
  { kind, changes }: Amendment,
): Record<string, string> => {
  if (kind !== '33') return {};
  const was = readerOf(before);
  const version = readerOf({ ...before, ...changes });
  const [paid, pays] = [was.number('starting_pay'), version.number('starting_pay')];
  const [ended, ends] = [was.day('contract_end'), version.day('contract_end')];
  return {
    ...(paid !== null &&
      pays !== null &&
      pays < paid && {
        starting_pay:
          'Ce salaire est au-dessous de celui d’avant. Après un échec à l’examen, le taux de la dernière année est gardé. Remettez au moins le salaire d’avant.',
      }),
    ...(ended &&
      ends &&
      ends > addYears(ended, 1) && {
        contract_end:
          'Cette prolongation dépasse un an. Après un échec à l’examen, le contrat est prolongé d’un an au plus. Rapprochez la fin du contrat.',
      }),
  };
};

/** Why an amendment cannot be signed as it is, by field, in French; empty when it can. */
export const amendmentFaults = (
  before: FileValues,
  amendment: Amendment,
  context: RuleContext,
): Record<string, string> => {
  const faults: Record<string, string> = {};
  const version = versionOf(before, amendment);
  for (const { key } of missingFields(version))
    if (amendment.changes[key] === '') faults[key] = 'Ce champ est obligatoire.';
  for (const finding of amendmentFindings(before, amendment, context).toReversed())
    if (finding.blocks) faults[finding.field] = findingText(finding);
  Object.assign(faults, extensionFaults(before, amendment));
  const { effectiveOn, reason } = amendment;
  const start = before['contract_start'] ?? '';
  const end = before['contract_end'] ?? '';
  if (!isDate(effectiveOn)) faults['effective_on'] = 'Ce champ est obligatoire.';
  else if (effectiveOn < start || effectiveOn > (version['contract_end'] || end))
    faults['effective_on'] =
      'L’avenant prend effet hors du contrat : ce jour se place entre son début et sa fin.';
  if (reason.trim() === '') faults['reason'] = 'Ce champ est obligatoire.';
  if (differencesOf(before, amendment).length === 0)
    faults['changes'] = 'Cet avenant ne change rien : choisissez au moins un champ.';
  return faults;
};
