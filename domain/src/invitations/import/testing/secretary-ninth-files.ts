import type { OddFile } from './candidate-files.ts';

/** Reports of forms, of offices for the young and of job sites. */
export const secretaryNinthFiles: Readonly<Record<string, OddFile>> = {
  'remarks between square brackets': {
    sheets: [
      'NOM Prénom|contact|section|ville\nDURAND Léa [RQTH]|0612345678 lea@exemple.fr|BTS MCO|Arras [à 30 min]\nMARTIN Noé|0712345678 noe@exemple.fr|BTS MCO|Lens',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|Arras|BTS MCO',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78|Lens|BTS MCO',
    ],
  },
  'numbered lines, each with an address between square brackets': {
    sheets: [
      '1) DURAND Léa (Mme) [lea@exemple.fr] tel 06.12.34.56.78\n2) MARTIN Noé (M.) [noe@exemple.fr] tel 07.12.34.56.78\n3) ROUX Ana (Mme) [ana@exemple.fr] tel 06.12.34.56.79',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 79',
    ],
    asks: true,
  },
  'addresses that end in the code': {
    sheets: [
      'Nom complet|Adresse E-mail|Adresse\nLéa Durand|lea@exemple.fr|12 rue Basse, Arras, 62000\nNoé Martin|noe@exemple.fr|3 rue Haute, Lens, 62300',
    ],
    people: ['Léa|Durand|lea@exemple.fr||62000 Arras', 'Noé|Martin|noe@exemple.fr||62300 Lens'],
  },
};
