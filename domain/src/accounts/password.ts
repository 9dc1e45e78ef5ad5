export interface PasswordCriterion {
  id: string;
  /** Shown in the list of criteria. */
  label: string;
  /** Shown under the field when the criterion is not met. */
  message: string;
  isMet: (password: string) => boolean;
}

const criterion = (id: string, what: string, isMet: (password: string) => boolean) => ({
  id,
  label: what.charAt(0).toUpperCase() + what.slice(1),
  message: `Le mot de passe doit contenir ${what}`,
  // Keyboards differ in how they send « é »: as one character, or as a letter and an accent.
  isMet: (password: string) => isMet(password.normalize('NFC')),
});

export const passwordCriteria: readonly PasswordCriterion[] = [
  criterion('length', 'au moins 8 caractères', (password) => Array.from(password).length >= 8),
  criterion('uppercase', 'une majuscule', (password) => /\p{Lu}/u.test(password)),
  criterion('lowercase', 'une minuscule', (password) => /\p{Ll}/u.test(password)),
  criterion('digit', 'un chiffre', (password) => /\p{Nd}/u.test(password)),
  criterion('special', 'un caractère spécial', (password) =>
    /[^\p{L}\p{M}\p{N}\p{C}]/u.test(password),
  ),
];

/** Longer passwords are refused, so that hashing one stays cheap. */
export const passwordMaxLength = 512;

/** The messages of the criteria that `password` does not meet, in their order; empty when it is acceptable. */
export const passwordFaults = (password: string): string[] =>
  passwordCriteria
    .filter((candidate) => !candidate.isMet(password))
    .map((candidate) => candidate.message);
