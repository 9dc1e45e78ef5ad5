/** Files of candidates as schools, forms and people by hand make them, invented; cells stand between bars. */
export interface OddFile {
  /** One text a sheet, « ⏎ » a line's end within a cell; the first line is the sheet's name where it begins with #. */
  sheets: readonly string[];
  links?: readonly { row: number; column: number; target: string }[];
  /** Each person as « first name|last name|e-mail|phone », with « |town|programme » where these are in question; of companies « |SIRET ». */
  people: readonly string[];
  /** Whether the columns have to be asked about. */
  asks?: true;
}

export const candidateFiles: Readonly<Record<string, OddFile>> = {
  'a plain list': {
    sheets: ['Prénom|Nom|Email|Téléphone\nLéa|Durand|lea@exemple.fr|06 12 34 56 78'],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'a title and a date above the header': {
    sheets: [
      'LISTE DES CANDIDATS 2026\nÉdité le 12/09/2026\n\nNOM|PRENOM|MAIL|TEL\nDURAND|Léa|lea@exemple.fr|0612345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'a title with the words of a header': {
    sheets: [
      'Candidats - e-mail et téléphone\n\nNom|Prénom|Courriel|Portable\nDurand|Léa|lea@exemple.fr|0612345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'name and first name in one column, capitals': {
    sheets: [
      'Nom et prénom|Adresse mail|Portable\nDURAND Léa|lea@exemple.fr|06.12.34.56.78\nDE LA TOUR Jean-Marc|jm@exemple.fr|',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Jean-Marc|de La Tour|jm@exemple.fr|'],
  },
  'first name before name, no capitals': {
    sheets: [
      'Prénom Nom|Mél|N° tél\nLéa Durand|lea@exemple.fr|612345678\nNoé Le Goff|noe@exemple.fr|+33 6 12 34 56 79',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Le Goff|noe@exemple.fr|06 12 34 56 79',
    ],
  },
  'name before first name, no capitals': {
    sheets: ['Nom Prénom|e-mail\nDurand Léa|lea@exemple.fr\nLe Goff Noé|noe@exemple.fr'],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Le Goff|noe@exemple.fr|'],
  },
  'a header Nom above full names': {
    sheets: [
      'Nom|Mail\nLéa Durand|lea@exemple.fr\nNoé Martin|noe@exemple.fr\nInès Petit|ines@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|',
      'Noé|Martin|noe@exemple.fr|',
      'Inès|Petit|ines@exemple.fr|',
    ],
  },
  'a header Candidat': {
    sheets: [
      'N°|Candidat|Contact|Mail\n1|Mme DURAND Léa|0612345678|lea@exemple.fr\n2|M. MARTIN Noé|0712345678|noe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'with a comma': {
    sheets: ['Étudiant|Courriel\nDurand, Léa|lea@exemple.fr\nMartin, Noé|noe@exemple.fr'],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'misspelt headers': {
    sheets: ['Prenon|Nom|Couriel|Telephonne\nLéa|Durand|lea@exemple.fr|0612345678'],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'headers of a form': {
    sheets: [
      'Horodateur|Quel est votre prénom ?|Votre nom de famille *|Votre adresse e-mail|Votre numéro de téléphone portable|Quelle formation souhaitez-vous ?\n2026/09/12 10:11:12|Léa|Durand|lea@exemple.fr|612345678|BTS MCO',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'parents beside the pupil': {
    sheets: [
      'Nom élève|Prénom élève|Mail père|Tél mère|Mail élève|Portable élève\nDurand|Léa|papa@exemple.fr|0611111111|lea@exemple.fr|0612345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'grouped headers in two rows': {
    sheets: [
      'Élève|Élève|Élève|Responsable légal|Responsable légal\nNom|Prénom|Mail|Nom|Mail\nDurand|Léa|lea@exemple.fr|Durand|papa@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'headers that continue in the row below': {
    sheets: ['Nom|Prénom|Coordonnées|\n||Mail|Tél\nDurand|Léa|lea@exemple.fr|0612345678'],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'a group above that is not merged': {
    sheets: [
      'Apprenant|||Représentant légal||\nNom|Prénom|Tél|Nom|Prénom|Tél\nDurand|Léa|0612345678|Durand|Marc|0611111111',
    ],
    people: ['Léa|Durand||06 12 34 56 78'],
    asks: true,
  },
  'empty columns and rows': {
    sheets: [
      '||\n|Prénom||Nom||Mail\n|||||\n|Léa||Durand||lea@exemple.fr\n|||||\n|Noé||Martin||noe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'totals at the end': {
    sheets: [
      'Prénom|Nom|Mail\nLéa|Durand|lea@exemple.fr\nTotal|1|\nEffectif : 1||\n* sous réserve||',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'a header repeated on each page': {
    sheets: [
      'Prénom|Nom|Mail\nLéa|Durand|lea@exemple.fr\nPrénom|Nom|Mail\nNoé|Martin|noe@exemple.fr\nPage 2||',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'classes as titles within': {
    sheets: [
      'Nom|Prénom|Mail\nBTS MCO 1||\nDurand|Léa|lea@exemple.fr\nBTS NDRC||\nMartin|Noé|noe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'no header at all': {
    sheets: [
      'Léa|Durand|lea@exemple.fr|0612345678\nNoé|Martin|noe@exemple.fr|0712345678\nInès|Petit|ines@exemple.fr|0612345670',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Inès|Petit|ines@exemple.fr|06 12 34 56 70',
    ],
    asks: true,
  },
  'no header, full names': {
    sheets: ['DURAND Léa|lea@exemple.fr\nMARTIN Noé|noe@exemple.fr'],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
    asks: true,
  },
  'a list of addresses alone': {
    sheets: ['lea@exemple.fr\nnoe@exemple.fr'],
    people: ['||lea@exemple.fr|', '||noe@exemple.fr|'],
    asks: true,
  },
  'people on the second sheet': {
    sheets: [
      '#Lisez-moi\nMode d’emploi\nRemplissez nom et mail',
      '#Candidats\nPrénom|Nom|Mail\nLéa|Durand|lea@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'one sheet a class': {
    sheets: [
      '#BTS MCO\nNom|Prénom|Mail\nDurand|Léa|lea@exemple.fr',
      '#BTS NDRC\nNom|Prénom|Mail\nMartin|Noé|noe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
};
