import type { OddFile } from './candidate-files.ts';

/** Lists kept by hand and exports of CRMs: blocks of titles beside each other, several things behind a name, signs for the same. */
export const secretaryEighthFiles: Readonly<Record<string, OddFile>> = {
  'two candidates a row under the same titles': {
    sheets: [
      'Nom|Prénom|Tél|Mail|Nom|Prénom|Tél|Mail\nDURAND|Léa|0612345678|lea@exemple.fr|MARTIN|Noé|0712345678|noe@exemple.fr\nROUX|Ana|0612345679|ana@exemple.fr||||',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 79',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'an age and a wish behind each name': {
    sheets: [
      'Jeune|Mail|Tel\nLéa DURAND - 16 ans - BTS MCO|lea@exemple.fr|0612345678\nNoé MARTIN - 17 ans - CAP Cuisine|noe@exemple.fr|0712345678\nAna ROUX – BTS MCO|ana@exemple.fr|0612345679',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||BTS MCO',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78||CAP Cuisine',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 79||BTS MCO',
    ],
  },
  'signs for the same between dashes, and a question for the town': {
    sheets: [
      'Nom|Prénom|Formation|D’où ?|Mail\nDURAND|Léa|BTS MCO|Roanne|lea@exemple.fr\nMARTIN|Noé|- id -|– idem –|noe@exemple.fr\nROUX|Ana|-"-|Lyon|ana@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr||Roanne|BTS MCO',
      'Noé|Martin|noe@exemple.fr||Roanne|BTS MCO',
      'Ana|Roux|ana@exemple.fr||Lyon|BTS MCO',
    ],
  },
};

export const secretaryEighthCompanyFiles: Readonly<Record<string, OddFile>> = {
  'a contact, a number and an address below each other in a cell': {
    sheets: [
      'Entreprise|Contact\nGarage Roux⏎4 rue Basse⏎42300 ROANNE|M. Noé PETIT, Carrossier⏎04 77 12 34 56⏎noe@roux.exemple.fr\nHôtel Gay⏎5 rue Haute⏎69003 LYON|Mme Ana FAURE, Directrice⏎04 78 12 34 57⏎ana@gay.exemple.fr',
    ],
    people: [
      'Garage Roux|Noé Petit|noe@roux.exemple.fr|04 77 12 34 56|',
      'Hôtel Gay|Ana Faure|ana@gay.exemple.fr|04 78 12 34 57|',
    ],
  },
  'lines with dashes, a contact told by one name': {
    sheets: [
      'Garage Roux – M. Petit (gérant) – 04 77 12 34 56 – noe@roux.exemple.fr\nHôtel Gay – Mme Faure (directrice) – 04 78 12 34 57 – ana@gay.exemple.fr',
    ],
    people: [
      'Garage Roux|Petit|noe@roux.exemple.fr|04 77 12 34 56|',
      'Hôtel Gay|Faure|ana@gay.exemple.fr|04 78 12 34 57|',
    ],
    asks: true,
  },
};
