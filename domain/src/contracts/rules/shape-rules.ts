import { isEmail } from '../../accounts/email.ts';
import { isDate } from '../../fields/date.ts';
import { codeLists } from '../../reference/contract-codes.ts';
import { fileFields } from '../file/file-fields.ts';
import type { FileField, FileFieldKind } from '../file/fields/file-field.ts';
import { blocking, type Finding, type Verdict } from '../finding.ts';
import { isWholePhone } from '../identifiers/phone.ts';
import { ofField, type Rule } from './rule.ts';

const unspaced = (text: string): string => text.replace(/\s/g, '');

/** A share may have decimals; all else that is counted is whole. */
const numberVerdict = ({ key }: FileField, text: string): Verdict | null => {
  if (key === 'pay_earned_percent' && /^\d{1,3}(?:[.,]\d{1,2})?$/.test(unspaced(text))) return null;
  return /^\d{1,7}$/.test(unspaced(text))
    ? null
    : blocking(
        'Ce champ attend un nombre entier.',
        key === 'weekly_hours'
          ? 'Une demi-heure s’écrit à côté, 30 minutes.'
          : 'Il s’écrit en chiffres, sans virgule ni unité.',
        'Corrigez-le.',
      );
};

const amountVerdict = (text: string): Verdict | null =>
  /^\d{1,5}(?:[.,]\d{1,2})?$/.test(unspaced(text))
    ? null
    : blocking(
        'Ce montant n’a pas la bonne forme.',
        'Il s’écrit en chiffres, en euros et sans le signe, comme 1 250,50.',
        'Corrigez-le.',
      );

const listVerdict = (codes: readonly string[], text: string): Verdict | null =>
  codes.includes(text)
    ? null
    : blocking('Cette réponse n’est pas dans la liste.', '', 'Choisissez-en une autre.');

const verdicts: Record<FileFieldKind, (field: FileField, text: string) => Verdict | null> = {
  text: () => null,
  // Its own rules judge it.
  nir: () => null,
  email: (_, text) =>
    isEmail(text)
      ? null
      : blocking(
          'Cette adresse e-mail n’a pas la bonne forme.',
          'Elle ressemble à prenom.nom@exemple.fr.',
          'Recopiez-la lettre par lettre.',
        ),
  phone: (_, text) =>
    isWholePhone(text)
      ? null
      : blocking(
          'Ce numéro de téléphone n’a pas la bonne forme.',
          'Il a 10 chiffres en France ; ailleurs il commence par + et l’indicatif du pays.',
          'Corrigez-le.',
        ),
  date: (_, text) =>
    isDate(text)
      ? null
      : blocking('Cette date n’existe pas.', 'Elle s’écrit comme 01/09/2026.', 'Corrigez-la.'),
  number: numberVerdict,
  amount: (_, text) => amountVerdict(text),
  flag: (_, text) => listVerdict(['oui', 'non'], text),
  choice: ({ list }, text) =>
    listVerdict(list ? codeLists[list].map(([code]) => code) : [text], text),
};

const prefix = 'shape_';

/** Whether it says no more than that a value cannot be read: told once somebody has done typing. */
export const isOfShape = ({ rule }: Pick<Finding, 'rule'>): boolean => rule.startsWith(prefix);

/**
 * What can be read in every field of the file, by its kind. They block, so that no reason is kept for them: a value that
 * cannot be read is one that no other rule can judge.
 */
export const shapeRules: readonly Rule[] = fileFields.map((field) => ({
  ...ofField(field.key, 'Notice du CERFA 10103', (text) => verdicts[field.kind](field, text)),
  rule: `${prefix}${field.key}`,
}));
