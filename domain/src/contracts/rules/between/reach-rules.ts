import { blocking, unlikely } from '../../finding.ts';
import { compact } from '../../identifiers/siret.ts';
import { isFamily, type Reader, type Rule } from '../rule.ts';

/** The same line, however it is written: nine digits of a French number. */
const lineOf = ({ text }: Reader, key: string): string => text(key).replace(/\D/g, '').slice(-9);

const bearer = ({ text }: Reader, key: string): string => compact(text(key)).slice(0, 13);

/** How each is reached and numbered, against the others: what two people share is mostly copied. */
export const reachRules: readonly Rule[] = [
  {
    rule: 'shared_phone',
    field: 'candidate_phone',
    source: 'Usage',
    judge: (read) => {
      const own = lineOf(read, 'candidate_phone');
      const others = ['phone', 'supervisor_phone', 'legal_rep_phone'];
      return own.length === 9 && !isFamily(read) && others.some((key) => lineOf(read, key) === own)
        ? unlikely(
            'Ce numéro de téléphone est aussi celui de l’entreprise ou du tuteur.',
            'L’OPCO appelle chacun chez soi\u202F: le candidat a besoin du sien.',
            'Saisissez le numéro du candidat\u202F; s’il est bien partagé, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'candidate_nir_of_tutor',
    field: 'candidate_nir',
    source: 'INSEE, numéro d’inscription au répertoire',
    judge: (read) =>
      bearer(read, 'candidate_nir').length === 13 &&
      bearer(read, 'candidate_nir') === bearer(read, 'supervisor_nir')
        ? blocking(
            'Le candidat a le numéro de sécurité sociale du tuteur.',
            'Deux personnes n’ont jamais le même.',
            'Recopiez celui de chacun de sa carte Vitale ou d’une attestation de droits.',
          )
        : null,
  },
];
