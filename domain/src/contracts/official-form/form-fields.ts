/** The official forms, of which the centre gives the blank PDF file; each is for one kind of contract. */
export const officialForms = {
  apprentice: 'CERFA 10103, contrat d’apprentissage',
  professional: 'CERFA 12434, contrat de professionnalisation',
} as const;

export type OfficialForm = keyof typeof officialForms;

export const officialFormKeys = Object.keys(officialForms) as [OfficialForm, ...OfficialForm[]];

export const formFieldKinds = {
  text: 'Texte',
  box: 'Case à cocher',
  choice: 'Liste',
} as const;

export type FormFieldKind = keyof typeof formFieldKinds;

export const formFieldKindKeys = Object.keys(formFieldKinds) as [FormFieldKind, ...FormFieldKind[]];

/** A field of a PDF form; boxes of one name have an option each, of which one is ticked. */
export interface FormField {
  name: string;
  kind: FormFieldKind;
  /** Empty for a text. */
  options: readonly string[];
  /** From 1; null where it stands on none. */
  page: number | null;
}

/** What is written of a field of the file. */
export const writtenAs = {
  value: 'la valeur ou le code',
  meaning: 'le sens du code',
  day: 'le jour (JJ)',
  month: 'le mois (MM)',
  year: 'l’année (AAAA)',
  euros: 'les euros, sans les centimes',
  cents: 'les centimes (CC)',
} as const;

export type WrittenAs = keyof typeof writtenAs;

export const writtenAsKeys = Object.keys(writtenAs) as [WrittenAs, ...WrittenAs[]];

/** Where something of the file goes. */
export interface FormRule {
  /** The field of the PDF form. */
  name: string;
  /** The option of a box; empty for other fields. */
  option: string;
  /** The field of the file; empty for a constant. */
  key: string;
  as: WrittenAs;
  /** A constant text; of a box, the code for which it is ticked. */
  value: string;
}
