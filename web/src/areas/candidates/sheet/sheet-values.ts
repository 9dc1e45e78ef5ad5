import type { Answer, Sent } from '@tandem/contract';
import type { Skill } from '../../reference/skill-options.ts';
import { required } from '../../../ui/forms/checks.ts';
import { formatPhone } from '../../../platform/format/phones.ts';
import { sheetMessages as messages } from './messages.ts';

export type Sheet = Answer<'GET /applicants/registration/'>;
type Payload = Sent<'POST /applicants/registration/'>['body'];

/** The fields as they are typed: choices by their keys, empty where nothing is chosen yet. */
export type SheetValues = {
  resume: File | null;
  formation: string;
  session_id: string;
  target_educational_level: string;
  duration: string;
  contract_type: string;
  civility: string;
  phone: string;
  city: string;
  country: string;
  diploma: string;
  sector: number[];
  location: string;
  kilometers_away: string;
  skills: Skill[];
  summary: string;
};

export type SheetField = keyof SheetValues;

const text = (value: string | number | null): string => (value === null ? '' : String(value));

export const valuesOf = (sheet: Sheet): SheetValues => ({
  resume: null,
  formation: text(sheet.formation),
  session_id: text(sheet.session_id),
  target_educational_level: text(sheet.target_educational_level),
  duration: text(sheet.duration),
  contract_type: text(sheet.contract_type),
  civility: text(sheet.civility),
  phone: formatPhone(text(sheet.phone)),
  city: text(sheet.city),
  country: text(sheet.country) || messages.france,
  diploma: text(sheet.diploma),
  sector: sheet.sector,
  location: text(sheet.location),
  kilometers_away: text(sheet.kilometers_away),
  skills: sheet.skills,
  summary: text(sheet.summary),
});

/** What is sent once nothing is missing: the values of the dropdowns are the keys that the call knows; the file goes apart. */
export const payloadOf = (values: SheetValues): Payload =>
  ({ ...values, resume: undefined, skills: values.skills.map(({ id }) => id) }) as Payload;

const requiredFields = [
  'formation',
  'session_id',
  'target_educational_level',
  'duration',
  'contract_type',
  'civility',
  'phone',
  'city',
  'country',
  'diploma',
  'location',
  'kilometers_away',
] as const;

/** What is missing, by field. A distance of -1 is a choice like the others; none chosen is not. */
export const checkSheet = (values: SheetValues, sheet: Pick<Sheet, 'id' | 'resume'>) => ({
  resume:
    sheet.id === null && sheet.resume === null && values.resume === null
      ? messages.resumeMissing
      : null,
  ...Object.fromEntries(requiredFields.map((name) => [name, required(values[name])])),
  sector: values.sector.length === 0 ? messages.noSector : null,
});
