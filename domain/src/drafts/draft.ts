/** The forms that are kept as one types, and what they are called to whose drafts they are. */
export const draftForms = {
  'candidate-sheet': 'Fiche candidat',
  'candidate-test': 'Test de personnalité',
  'company-sheet': 'Fiche entreprise',
  need: 'Besoin en recrutement',
  contact: 'Message au centre',
} as const;

export type DraftForm = keyof typeof draftForms;

/** A form; or a form and the record that it changes, such as `need-12`. */
export type DraftKey = DraftForm | `${DraftForm}-${number}`;

/** A candidate's sheet that the staff fill in for them. */
export const sheetDraftFor = (candidateId: number): DraftKey => `candidate-sheet-${candidateId}`;

/** The test of a candidate without an address, whom the staff ask the questions. */
export const testDraftFor = (candidateId: number): DraftKey => `candidate-test-${candidateId}`;

/** A company's, likewise. */
export const companySheetDraftFor = (companyId: number): DraftKey => `company-sheet-${companyId}`;

const keyPattern = /^([a-z-]+?)(?:-([1-9]\d{0,9}))?$/;

/** The form that a key names; null for what is no key. */
export const formOfDraft = (key: string): DraftForm | null => {
  const form = keyPattern.exec(key)?.[1] ?? '';
  return Object.hasOwn(draftForms, form) ? (form as DraftForm) : null;
};

/** The record that a draft of a form changes; null of a form that begins one. */
export const recordOfDraft = (key: string): { form: DraftForm; id: number } | null => {
  const form = formOfDraft(key);
  const id = Number(keyPattern.exec(key)?.[2] ?? 0);
  return form === null || id === 0 ? null : { form, id };
};

/** How much is kept: characters of a field and of a whole draft, fields of a draft, drafts of an account. */
export const draftLimits = { field: 12_000, whole: 60_000, fields: 60, drafts: 30 } as const;

/** Days after which a draft that nobody has gone on with is thrown away. */
export const draftDays = 180;
