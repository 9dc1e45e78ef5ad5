import { sheetPartMessages as messages } from './messages.ts';
import type { SheetField } from './sheet-values.ts';

/** The four parts of the sheet, and what each asks for; `id` is that of its element on the page. */
export const sheetParts: readonly {
  id: string;
  title: string;
  /** Where the sheet is somebody else's. */
  others?: string;
  fields: readonly SheetField[];
}[] = [
  { id: 'part-resume', title: messages.resume, fields: ['resume'] },
  {
    id: 'part-training',
    title: messages.training,
    fields: ['formation', 'session_id', 'target_educational_level', 'duration', 'contract_type'],
  },
  {
    id: 'part-person',
    title: messages.person,
    others: messages.somebody,
    fields: ['civility', 'phone', 'city', 'country'],
  },
  {
    id: 'part-work',
    title: messages.work,
    fields: ['diploma', 'sector', 'location', 'kilometers_away'],
  },
];

export type SheetPart = (typeof sheetParts)[number];

/** The parts of which nothing is missing; `missing` says what is, by field. */
export const doneParts = (missing: Readonly<Partial<Record<SheetField, string | null>>>) =>
  sheetParts.filter(({ fields }) => fields.every((name) => !missing[name]));
