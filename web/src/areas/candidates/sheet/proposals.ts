import type { Answer } from '@tandem/contract';
import type { Skill } from '../../reference/skill-options.ts';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { isSameName } from '../../../platform/format/text.ts';
import type { SheetField, SheetValues } from './sheet-values.ts';

export type Proposal = Answer<'POST /auto-fill/'>;

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';

interface NamedSession {
  id: number;
  name: string;
}

const months = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];

/** The one session whose name tells this month and year; empty where none does, or several. */
const sessionOf = (start: string, sessions: readonly NamedSession[]): string => {
  const [year = '', month = ''] = start.split('-');
  const word = months[Number(month) - 1] ?? '';
  const named = sessions.filter(({ name }) => {
    const key = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return key.includes(year) && (key.includes(word) || key.includes(`${month}/${year}`));
  });
  const [only, ...others] = named;
  return only && others.length === 0 ? String(only.id) : '';
};

/** What a resume says of each field of the sheet; empty where it says nothing. */
const readings = (
  {
    phone,
    city,
    postal_code: postalCode,
    diploma,
    target_educational_level: level,
    skills,
    summary,
    contract_type: contractType,
    duration,
    start,
  }: Proposal,
  sessions: readonly NamedSession[],
): Partial<SheetValues> => ({
  phone: formatPhone(phone ?? ''),
  city: city ?? '',
  diploma: diploma ?? '',
  target_educational_level: level ?? '',
  // Most look for an employer where they live; the postal code tells communes of one name apart.
  location: city && postalCode ? `${city} (${postalCode})` : (city ?? ''),
  skills,
  summary: summary ?? '',
  contract_type: contractType ?? '',
  duration: duration ?? '',
  session_id: start === null ? '' : sessionOf(start, sessions),
});

/** Values for the fields that are empty, and for no other. */
export const proposalsFor = (
  proposal: Proposal,
  values: SheetValues,
  sessions: readonly NamedSession[] = [],
): Partial<SheetValues> =>
  Object.fromEntries(
    Object.entries(readings(proposal, sessions)).filter(
      ([name, reading]) => isEmpty(values[name as SheetField]) && !isEmpty(reading),
    ),
  );

/** Languages that the resume names and no skill of the sheet stands for. */
export const otherLanguages = (proposal: Proposal, skills: readonly Skill[]): string[] =>
  proposal.languages.filter((language) => !skills.some(({ name }) => isSameName(name, language)));

/** The same fields, empty again. */
export const emptied = (names: Iterable<SheetField>, values: SheetValues): Partial<SheetValues> =>
  Object.fromEntries([...names].map((name) => [name, Array.isArray(values[name]) ? [] : '']));
