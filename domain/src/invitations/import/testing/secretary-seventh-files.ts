import type { OddFile } from './candidate-files.ts';

/** Exports of school software and lists out of mails: whose a town is, names with a wish behind them, what follows a total. */
export const secretarySeventhFiles: Readonly<Record<string, OddFile>> = {
  'the town of a household': {
    sheets: [
      'Élève : Nom|Élève : Prénom|Élève : E-mail|Élève : Portable|Mère : Portable|Mère : E-mail|Foyer : CP|Foyer : Ville\nDURAND|Léa|lea@exemple.fr|0612345678|0699999999|anne@exemple.fr|42300|Roanne\nMARTIN|Noé|noe@exemple.fr|0712345678|0699999998|ana@exemple.fr|69003|Lyon',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|42300 Roanne',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78|69003 Lyon',
    ],
  },
  'a name in use beside that of the register': {
    sheets: [
      "Nom d'état civil|Nom d'usage|Prénom|Mél personnel\nDURAND||Léa|lea@exemple.fr\nBENALI|MARTIN|Noé|noe@exemple.fr",
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'one cell for each, of several lines': {
    sheets: [
      'Vus au forum\nDURAND Léa⏎lea@exemple.fr⏎06 12 34 56 78⏎souhaite BTS MCO⏎Roanne\nMARTIN Noé⏎noe@exemple.fr⏎07 12 34 56 78⏎souhaite CAP Cuisine⏎Lyon\nROUX Ana⏎ana@exemple.fr⏎06 12 34 56 79⏎souhaite BTS MCO⏎Mably',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|Roanne|souhaite BTS MCO',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78|Lyon|souhaite CAP Cuisine',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 79|Mably|souhaite BTS MCO',
    ],
    asks: true,
  },
  'a wish between brackets behind each name': {
    sheets: [
      '- Mme DURAND Léa (BTS MCO)|06 12 34 56 78|lea@exemple.fr\n- M. MARTIN Noé (CAP Cuisine)|07 12 34 56 78|noe@exemple.fr\n- Mme EL AMRANI Ana (BTS MCO)|06 12 34 56 79|ana@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||BTS MCO',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78||CAP Cuisine',
      'Ana|El Amrani|ana@exemple.fr|06 12 34 56 79||BTS MCO',
    ],
    asks: true,
  },
  'who signs, in two cells below a total': {
    sheets: [
      'NOM – Prénom|Commune|Tél.|Courriel\nDURAND Léa|Roanne|0612345678|lea@exemple.fr\nTotal général : 1\n\nFait à Roanne, le 20/11/2026|||La directrice,',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78|Roanne'],
  },
};

export const secretarySeventhCompanyFiles: Readonly<Record<string, OddFile>> = {
  'a line of the program below the total': {
    sheets: [
      'Nom du compte|Contact : Nom complet|Contact : Adresse e-mail|Contact : Téléphone\nGarage Roux|Léa Petit|lea@roux.exemple.fr|04 77 12 34 56\nHôtel Gay|Ana Faure|ana@gay.exemple.fr|04 77 12 34 57\nTotal|2\n\nInformations confidentielles – Ne pas diffuser\nGénéré par : Jeanne Perrin',
    ],
    people: [
      'Garage Roux|Léa Petit|lea@roux.exemple.fr|04 77 12 34 56|',
      'Hôtel Gay|Ana Faure|ana@gay.exemple.fr|04 77 12 34 57|',
    ],
  },
  'a directory, copied with its buttons': {
    sheets: [
      'Garage Roux\n4 rue Basse, 42300 Roanne\nAfficher le n° 04 77 12 34 56\ncontact@roux.exemple.fr\n\nHôtel Gay\n5 rue Haute, 69003 Lyon\nAfficher le n° 04 78 12 34 57\ncontact@gay.exemple.fr',
    ],
    people: [
      'Garage Roux||contact@roux.exemple.fr|04 77 12 34 56|',
      'Hôtel Gay||contact@gay.exemple.fr|04 78 12 34 57|',
    ],
    asks: true,
  },
};
