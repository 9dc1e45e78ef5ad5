import { formatPhone } from '../../accounts/format-phone.ts';
import { inFigures } from '../../calendar/days.ts';
import { codeLabel, type CodeListName } from '../../reference/contract-codes.ts';
import { professionalCode } from '../../reference/professional-codes.ts';
import { fieldsOf, fileFields } from '../file/file-fields.ts';
import type { FileField } from '../file/fields/file-field.ts';
import { endLabel } from '../file/end-label.ts';
import { isAsked, isNeeded } from '../file/missing.ts';
import { lodgingOf, normalizeIdcc, sectorOf } from '../opco/find-opco.ts';
import type { Figure } from '../pay/figures.ts';
import { payLines } from './pay-lines.ts';
import type { SheetLine } from './sheet-line.ts';
import { eurosText } from '../rules/euros.ts';
import { isProfessional, readerOf, type FileValues, type Reader } from '../rules/rule.ts';
import { signatories, signatoriesOf } from '../signing/signatories.ts';

export interface SheetSection {
  title: string;
  lines: SheetLine[];
  /** Who signs below its lines, each in a frame. */
  signed?: string[];
}

const employerTitle = 'L’employeur';

/** Fields of the official form, in its order; those of the specification's sheet alone are left out. */
const order: readonly [title: string, keys: readonly string[]][] = [
  ['Mode contractuel', ['contract_kind', 'contract_mode']],
  [
    employerTitle,
    [
      'company_name',
      'siret',
      'company_street_number',
      'company_street',
      'company_address_extra',
      'company_zip',
      'company_town',
      'phone',
      'email',
      'employer_kind',
      'employer_special',
      'ape_code',
      'employees',
      'idcc',
      'opco',
      'public_unemployment',
      'provident_fund',
      'urssaf_number',
    ],
  ],
  [
    'L’apprenti ou le salarié',
    fieldsOf('candidate')
      .map(({ key }) => key)
      .filter((key) => key !== 'candidate_emancipated'),
  ],
  ['Le représentant légal', fieldsOf('guardian').map(({ key }) => key)],
  [
    'Le maître d’apprentissage ou tuteur',
    fieldsOf('supervisor')
      .map(({ key }) => key)
      // Its number is asked no more since version 11 of the form; what makes them competent is attested in one box.
      .filter((key) => !/^supervisor_(?:nir|phone)$|_competence$/.test(key)),
  ],
  [
    'Le contrat',
    [
      'contract_type_code',
      'contract_nature',
      'professional_type_code',
      'derogation',
      'previous_contract_number',
      'signed_on',
      'contract_start',
      'practice_start',
      'amendment_effect',
      'contract_end',
      'weekly_hours',
      'weekly_minutes',
      'dangerous_work',
      'job_title',
      'job_classification',
      'job_level',
      'job_coefficient',
      'trial_days',
      'starting_pay',
      'retirement_fund',
      'meal_benefit',
      'housing_benefit',
      'other_benefit',
    ],
  ],
];

const fieldByKey: ReadonlyMap<string, FileField> = new Map(
  fileFields.map((field) => [field.key, field]),
);

/** A number as the form has room for it: 13 digits, without the key. */
const nirOf = (text: string): string => text.replace(/\s/g, '').slice(0, 13);

/** The code as the form of this contract prints it; none where its list is not known to have one. */
const codeIn = (list: CodeListName, code: string, read: Reader): string =>
  isProfessional(read) ? professionalCode(list, code) : code;

const lineOf = ({ key, label, kind, list }: FileField, read: Reader): SheetLine => {
  const text = read.text(key);
  // The kind of contract is which form it is; it has no code on either.
  if (list === 'contractKind') return { label, value: codeLabel(list, text), meaning: '' };
  if (list === 'opco') return { label, value: codeLabel(list, text), meaning: '' };
  if (list)
    return {
      label,
      value: codeIn(list, text, read),
      meaning: text === '' ? '' : codeLabel(list, text),
    };
  if (key === 'idcc') return { label, value: normalizeIdcc(text) ?? text, meaning: '' };
  if (key === 'contract_end') return { label: endLabel(read), value: inFigures(text), meaning: '' };
  if (kind === 'date') return { label, value: inFigures(text), meaning: '' };
  if (kind === 'phone') return { label, value: formatPhone(text), meaning: '' };
  if (kind === 'amount') return { label, value: eurosText(text, read.number(key)), meaning: '' };
  return { label, value: kind === 'nir' ? nirOf(text) : text, meaning: '' };
};

/** Optional lines that are empty are left out: they take room and say nothing. */
const isShown = (field: FileField, read: Reader): boolean =>
  isAsked(field, read) &&
  (isNeeded(field, read) || read.text(field.key) !== '') &&
  (field.standsFor === undefined || read.text(field.standsFor) === '');

const linesOf = (keys: readonly string[], read: Reader): SheetLine[] =>
  keys.flatMap((key) => {
    const field = fieldByKey.get(key);
    return field && isShown(field, read) ? [lineOf(field, read)] : [];
  });

/** The box that says which of the two it is; the form 12434 has none. */
const employerLine = (read: Reader): SheetLine[] =>
  isProfessional(read)
    ? []
    : [{ label: 'Employeur', value: sectorOf(read.text('employer_kind')), meaning: '' }];

/** The employer alone can say it, on the form itself. */
const attestedLine = (read: Reader): SheetLine[] =>
  isProfessional(read)
    ? []
    : [
        {
          label: 'L’employeur atteste disposer de toutes les pièces justificatives',
          value: '',
          meaning: 'à cocher par l’employeur',
        },
      ];

const lodgingLine = (read: Reader): SheetLine => {
  const lodging = lodgingOf({
    kind: read.text('employer_kind'),
    idcc: read.text('idcc'),
    opco: read.text('opco'),
  });
  const names = {
    state: 'Représentant de l’État dans le département du lieu de travail',
    ask: 'OPCO à demander à l’employeur',
  };
  return {
    label: 'À déposer auprès de',
    value: lodging.with === 'opco' ? lodging.name : names[lodging.with],
    meaning: '',
  };
};

const breakLine = (brokenOn: string | null): SheetLine[] =>
  brokenOn === null
    ? []
    : [
        {
          label: 'Rompu le',
          value: inFigures(brokenOn),
          meaning: 'la rémunération va jusqu’à ce jour',
        },
      ];

/**
 * What a file says, section by section in the order of the official form, to be copied from. Holds the candidate's social
 * security number, and no other.
 */
export const liaisonSheet = (
  values: FileValues,
  figures: readonly Figure[],
  brokenOn: string | null = null,
): SheetSection[] => {
  const read = readerOf(values);
  const sections = [
    ...order.map(([title, keys]) => ({
      title,
      lines: [...(title === employerTitle ? employerLine(read) : []), ...linesOf(keys, read)],
    })),
    {
      title: 'Rémunération',
      lines: [...breakLine(brokenOn), ...payLines(values, figures, brokenOn)],
    },
    {
      title: 'La formation',
      lines: linesOf(
        fieldsOf('training').map(({ key }) => key),
        read,
      ),
    },
    {
      title: 'Les coûts, pour la convention de formation',
      lines: linesOf(
        fieldsOf('costs').map(({ key }) => key),
        read,
      ),
    },
    {
      title: 'Signatures et dépôt',
      lines: [
        ...attestedLine(read),
        ...linesOf(['signed_at'], read),
        ...signatoriesOf(values).map((key) => ({
          label: 'Signature',
          value: signatories[key].label,
          meaning: '',
        })),
        lodgingLine(read),
      ],
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
};
