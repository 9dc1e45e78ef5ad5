import type { OddFile } from './candidate-files.ts';

/** More files of candidates as secretaries have them. */
export const secretaryMoreFiles: Readonly<Record<string, OddFile>> = {
  'no headers at all': {
    sheets: [
      '1|DURAND|Léa|0612345678|lea@exemple.fr|BTS MCO\n2|MARTIN|Noé|0712345678|noe@exemple.fr|BTS MCO',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
    asks: true,
  },
  'a mobile behind a landline, and one that is a mother’s': {
    sheets: [
      'Nom|Prénom|Mail|Tél\nDurand|Léa|lea@exemple.fr|02 61 91 10 10 ou 06 12 34 56 78\nMartin|Noé|noe@exemple.fr|02 61 91 10 11 / 07 12 34 56 78 (mère)',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|02 61 91 10 11',
    ],
  },
  'a line to sign on below the list': {
    sheets: [
      'N°|NOM Prénom|Courriel|Signature\n1|DURAND Léa|lea@exemple.fr|\nPrésents : ____||Signature du formateur :',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'addressees of whom some are in capitals, the family name first': {
    sheets: [
      'Destinataires\nLéa Durand <lea@exemple.fr>\n"MARTIN Noé" <noe@exemple.fr>\n"ROUX Anna" <anna@exemple.fr>\nPaul Sorel <paul@exemple.fr>\n"PETIT Inès" <ines@exemple.fr>\nMarie Blanc <marie@exemple.fr>',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|',
      'Noé|Martin|noe@exemple.fr|',
      'Anna|Roux|anna@exemple.fr|',
      'Paul|Sorel|paul@exemple.fr|',
      'Inès|Petit|ines@exemple.fr|',
      'Marie|Blanc|marie@exemple.fr|',
    ],
    asks: true,
  },
  'sheets for help and choices': {
    sheets: [
      "#Accueil\nImport des candidats\nMode d'emploi : remplir l'onglet Liste",
      '#Liste\nNom|Prénom|Mail|Téléphone\nDurand|Léa|lea@exemple.fr|0612345678',
      '#Listes déroulantes\nBTS MCO\nBTS NDRC',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'one sheet a class, and another list': {
    sheets: [
      '#MCO1\nNom|Prénom|Mail\nDurand|Léa|lea@exemple.fr',
      '#NDRC1\nNom|Prénom|Mail\nMartin|Noé|noe@exemple.fr',
      '#Absents\nNom|Prénom|Motif\nPetit|Ana|maladie',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'one sheet a class, one with a column more': {
    sheets: [
      '#MCO1\nNom|Prénom|Mail\nDurand|Léa|lea@exemple.fr',
      '#NDRC1\nNom|Prénom|Tel|Mail\nMartin|Noé|0712345678|noe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|07 12 34 56 78'],
  },
  'a class that is written once': {
    sheets: [
      'Classe|Nom|Prénom|Mail\nBTS MCO|Durand|Léa|lea@exemple.fr\n|Martin|Noé|noe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'the company first': {
    sheets: [
      'Entreprise|Nom|Prénom|Mail entreprise|Mail apprenti|Tel apprenti\nDUNE|Durand|Léa|rh@dune.example|lea@exemple.fr|0612345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'the school’s address beside one’s own': {
    sheets: [
      'Nom|Prénom|Mail établissement|Mail personnel|Portable\nDurand|Léa|lea.durand@cfa.example|lea@exemple.fr|0612345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'remarks beside people': {
    sheets: [
      'Nom|Prénom|Mail|Obs\nDurand|Léa|lea@exemple.fr|\nMartin|Noé||pas de mail, tel 0712345678\nPETIT|Ana|ana@exemple.fr|ABANDON',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin||', 'Ana|Petit|ana@exemple.fr|'],
  },
  'two numbers, two addresses': {
    sheets: [
      'Nom|Prénom|Tél 1|Tél 2|Mail 1|Mail 2\nDurand|Léa|0465710000|0612345678|lea@exemple.fr|lea2@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'headers in English': {
    sheets: [
      'Student name|Student email|Cell|Program\nLéa Durand|lea@exemple.fr|+33612345678|BTS MCO',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'an export of a customers’ program': {
    sheets: [
      'Record ID|First Name|Last Name|Email|Phone Number|Contact owner|Lead Status\n1|Léa|Durand|lea@exemple.fr|+33 6 12 34 56 78|Sophie|New',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'a list that was signed': {
    sheets: [
      'FEUILLE D’ÉMARGEMENT|||\nJournée portes ouvertes du 12 mars 2026|||\nNom / Prénom|Formation souhaitée|Coordonnées (mail + tél)|Signature\nDURAND Léa|BTS MCO|lea@exemple.fr - 06 12 34 56 78|\nMARTIN Noé|CAP|noe@exemple.fr 0712345678|',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'an adviser’s columns': {
    sheets: [
      'Identifiant DE|Nom|Prénom|Conseiller|Mail conseiller|Téléphone DE|Mail DE\n123|DURAND|LEA|M. Roc|roc@pole.example|0612345678|lea@exemple.fr',
    ],
    people: ['Lea|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'dates and numbers as numbers': {
    sheets: ['Nom|Prénom|Date|Mail|Tél\nDurand|Léa|39481|lea@exemple.fr|6,12345678E8'],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'a name that is used only where there is another': {
    sheets: [
      "NOM DE NAISSANCE|NOM D'USAGE|PRENOM 1|PRENOM 2|MAIL\nDURAND|ROUX|LEA|MARIE|lea@exemple.fr\nMARTIN||NOE||noe@exemple.fr",
    ],
    people: ['Lea|Roux|lea@exemple.fr|', 'Noe|Martin|noe@exemple.fr|'],
  },
  'empty columns and rows': {
    sheets: [
      '||||\n||Nom||Prénom|||Mail\n||Durand||Léa|||lea@exemple.fr\n||||||| \n||Martin||Noé|||noe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'ticks and their sums': {
    sheets: [
      'Nom|Prénom|Mail|BTS MCO|BTS NDRC\nDurand|Léa|lea@exemple.fr|x|\nMartin|Noé|noe@exemple.fr||x\n2|||1|1',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'answers to a form, whose names stand in another order than it asks for': {
    sheets: [
      'Horodateur|Adresse e-mail|Votre nom et prénom|Portable\n2026/03/12 10:04:11 AM UTC+1|lea@exemple.fr|Léa Durand|0639981234\n2026/03/12 10:06:00 AM UTC+1|noe@exemple.fr|Noé Martin|0739981234\n2026/03/13 11:06:00 AM UTC+1|ines@exemple.fr|Inès Roc|0639981236',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 39 98 12 34',
      'Noé|Martin|noe@exemple.fr|07 39 98 12 34',
      'Inès|Roc|ines@exemple.fr|06 39 98 12 36',
    ],
  },
  'who signs below': {
    sheets: [
      'Nom|Prénom|E mail|N° portable\nDurand|Léa|lea@exemple.fr|06 12 34 56 78\nFait à Lyon, le 12/03/2026|||\nLa directrice, Mme ROC|||\n|||04 65 71 00 00',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
};
