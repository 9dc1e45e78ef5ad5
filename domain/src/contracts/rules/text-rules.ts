import { blocking, unlikely, type Verdict } from '../finding.ts';
import { ofField, type Rule } from './rule.ts';

const form = 'Notice du CERFA 10103';

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
/** Of another script than ours; what only stands beside letters, as the ʿ of « ʿAbd », belongs to none. */
const isForeign = (text: string): boolean => /(?=\p{L})(?!\p{Lm})\P{Script=Latin}/u.test(text);
const hasDigit = (text: string): boolean => /\p{N}/u.test(text);

const wordless = blocking(
  'Ce champ ne contient aucun mot.',
  'Il est recopié tel quel sur le contrat.',
  'Écrivez-le en lettres.',
);

/** A name of a person or of a town. */
const nameVerdict = (text: string): Verdict | null => {
  if (!hasLetter(text)) return wordless;
  if (isForeign(text))
    return unlikely(
      'Ce nom n’est pas écrit en lettres latines.',
      'Le formulaire officiel n’en a pas d’autres, et ne montrerait rien.',
      'Recopiez-le du titre de séjour, du passeport ou de la carte Vitale ; sinon dites pourquoi.',
    );
  return hasDigit(text) || /[@_#/\\]/.test(text)
    ? unlikely(
        'Ce nom contient un chiffre ou un signe inhabituel.',
        'Le contrat porte les noms tels que l’état civil et La Poste les écrivent.',
        'Corrigez-le ; s’il s’écrit bien ainsi, dites-le.',
      )
    : null;
};

const names = [
  'legal_rep_firstname',
  'legal_rep_lastname',
  'supervisor_firstname',
  'supervisor_lastname',
  'second_supervisor_firstname',
  'second_supervisor_lastname',
  'candidate_birth_name',
  'candidate_used_name',
  'candidate_firstname',
  'guardian_name',
];

/** As the Post writes them, « PARIS CEDEX 09 », « LYON 03 », or as our list tells namesakes apart, « Saint-Pierre (974) ». */
const townVerdict = (text: string): Verdict | null =>
  nameVerdict(
    text
      .replace(/(?:\s+cedex)?(?:\s+\d{1,2}(?:er?|e|ème)?)?$/iu, '')
      .replace(/\s*\(\w{2,3}\)$/u, ''),
  );

const towns = [
  'company_town',
  'candidate_town',
  'guardian_town',
  'cfa_town',
  'place_town',
  'candidate_birth_town',
  'signed_at',
];

const worded = [
  'legal_form',
  'company_street',
  'candidate_street',
  'guardian_street',
  'cfa_street',
  'place_street',
  'retirement_fund',
  'supervisor_position',
  'supervisor_highest_degree',
  'second_supervisor_position',
  'second_supervisor_highest_degree',
  'candidate_last_diploma_title',
  'training_title',
  'cfa_name',
  'place_name',
  'job_title',
  'job_classification',
];

/** « 3M » and « 1001 » are names of firms, « . » is not. */
const firms = ['company_name', 'trade_name'];

/** A coefficient is a number or « II.2 ». */
const lettersOrDigits = [
  'provident_fund',
  'urssaf_number',
  'candidate_job_seeker_number',
  'job_level',
  'job_coefficient',
];

const empty = blocking(
  'Ce champ ne contient ni lettre ni chiffre.',
  'Il est recopié tel quel sur le contrat.',
  'Complétez-le, ou videz-le s’il ne s’applique pas.',
);

/** Departments of France, armed forces included (00), as they begin a postal code. */
const isPostalCode = (zip: string): boolean =>
  /^(?:00[1-9]|0[1-9]|[1-8]\d|9[0-5]|97[1-8]|980|98[4-8])/.test(zip);

const zips = ['company_zip', 'candidate_zip', 'guardian_zip', 'cfa_zip', 'place_zip'];

/** What is written in words, told where nobody can have meant it. */
export const textRules: readonly Rule[] = [
  ...names.map((key) => ofField(key, form, nameVerdict)),
  {
    ...ofField('candidate_firstname', form, (text) =>
      text.includes(',')
        ? unlikely(
            'Ce champ contient plusieurs prénoms.',
            'Le formulaire demande le premier prénom de l’état civil, et lui seul.',
            'Gardez le premier ; s’il s’écrit bien avec une virgule, dites-le.',
          )
        : null,
    ),
    rule: 'candidate_firstnames',
  },
  ...towns.map((key) => ofField(key, form, townVerdict)),
  ...worded.map((key) => ofField(key, form, (text) => (hasLetter(text) ? null : wordless))),
  ...firms.map((key) =>
    ofField(key, form, (text) => (hasLetter(text) || hasDigit(text) ? null : wordless)),
  ),
  ...lettersOrDigits.map((key) =>
    ofField(key, form, (text) => (hasLetter(text) || hasDigit(text) ? null : empty)),
  ),
  ...['company', 'candidate', 'guardian', 'cfa', 'place'].map((prefix) =>
    ofField(`${prefix}_street_number`, form, (text) =>
      /^0+(?!\d)/.test(text)
        ? unlikely(
            'Aucune maison n’a le numéro 0.',
            'Sans numéro, le champ reste vide.',
            'Videz-le, ou corrigez-le\u202F; s’il est exact, dites-le.',
          )
        : null,
    ),
  ),
  ...zips.map((key) => ({
    ...ofField(key, 'La Poste', (text) =>
      !/^\d{5}$/.test(text) || isPostalCode(text)
        ? null
        : unlikely(
            'Ce code postal ne commence par aucun département.',
            'Il va de 01 à 95 en France, 97 et 98 outre-mer.',
            'Corrigez-le ; s’il est d’un autre pays, dites-le.',
          ),
    ),
    rule: `${key}_department`,
  })),
];
