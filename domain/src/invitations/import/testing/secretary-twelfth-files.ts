import type { OddFile } from './candidate-files.ts';

/** Pages that programs print, people below each other, and what a template or a page says that is nobody’s. */
export const secretaryTwelfthFiles: Readonly<Record<string, OddFile>> = {
  'a page that is printed, its title beside its number': {
    sheets: [
      'CFA – Liste des candidats||||Page 1\nNom|Prénom|Ville|Tél.|Courriel\nDURAND|Léa|Gap|0612345678|lea@exemple.fr\nÉdité le 12/06/2026||||Page 2\nNom|Prénom|Ville|Tél.|Courriel\nROUX|Noé|Lyon|0712345678|noe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|Gap',
      'Noé|Roux|noe@exemple.fr|07 12 34 56 78|Lyon',
    ],
  },
  'people on two lines below titles on two lines': {
    sheets: [
      'Nom Prénom|Naissance|Téléphone|Formation\nAdresse||Mail|\nDURAND Léa|03/05/2006|0612345678|BTS MCO\n4 rue Basse 05000 Gap||lea@exemple.fr|\nROUX Noé|04/05/2006|0712345678|BTS GPME\n5 rue Haute 69002 Lyon||noe@exemple.fr|',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|05000 Gap|BTS MCO',
      'Noé|Roux|noe@exemple.fr|07 12 34 56 78|69002 Lyon|BTS GPME',
    ],
  },
  'people below each other without a row between them': {
    sheets: [
      'DURAND Léa\nlea@exemple.fr\n06 12 34 56 78\nROUX Noé\nnoe@exemple.fr\n07 12 34 56 78\nMARTIN Ana\nana@exemple.fr\n07 12 34 56 79',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Roux|noe@exemple.fr|07 12 34 56 78',
      'Ana|Martin|ana@exemple.fr|07 12 34 56 79',
    ],
    asks: true,
  },
  'how old somebody is, behind the name': {
    sheets: [
      'Candidat|Mail|Tél\nDURAND Léa, 17 ans|lea@exemple.fr|0612345678\nROUX Noé 18 ans|noe@exemple.fr|0712345678\nMARTIN Ana|ana@exemple.fr|0712345679',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Roux|noe@exemple.fr|07 12 34 56 78',
      'Ana|Martin|ana@exemple.fr|07 12 34 56 79',
    ],
  },
  'names in capitals whose parts the address has apart': {
    sheets: [
      'Nom et prénom (en majuscules)|Mail|Tél\nAIT AHMED KENZA|kenza.aitahmed@exemple.fr|0612345678\nTRAN NGUYEN THI|nguyen-thi.tran8@exemple.fr|0712345678\nDUVAL ROUX LEA|lea@exemple.fr|0712345679',
    ],
    people: [
      'Kenza|Ait Ahmed|kenza.aitahmed@exemple.fr|06 12 34 56 78',
      'Nguyen Thi|Tran|nguyen-thi.tran8@exemple.fr|07 12 34 56 78',
      'Lea|Duval Roux|lea@exemple.fr|07 12 34 56 79',
    ],
  },
  'a template’s example among people': {
    sheets: [
      'Nom *|Prénom *|E-mail|Téléphone\nDUPONT|Exemple|exemple@exemple.fr|0600000000\nDURAND|Léa|lea@exemple.fr|0612345678\nROUX|Noé|noe@exemple.fr|0712345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Roux|noe@exemple.fr|07 12 34 56 78'],
  },
  'a mail with a list, and who says goodbye below it': {
    sheets: [
      'Léa DURAND|06 12 34 56 78|lea@exemple.fr|BTS MCO\nNoé ROUX|07 12 34 56 78|noe@exemple.fr|BTS GPME\nBonne journée\nPaul',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||BTS MCO',
      'Noé|Roux|noe@exemple.fr|07 12 34 56 78||BTS GPME',
    ],
    asks: true,
  },
  'children beside the name of their family': {
    sheets: [
      'Famille|Enfant|Mail enfant|Tel enfant|Père|Mail père\nDURAND|Léa|lea@exemple.fr|0612345678|Luc|luc@exemple.fr\nROUX|Noé|noe@exemple.fr|0712345678|Marc|marc@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Roux|noe@exemple.fr|07 12 34 56 78'],
    asks: true,
  },
  'a parent who fills in for the pupil': {
    sheets: [
      'Vous êtes|Votre nom et prénom|Votre téléphone|Votre mail|Nom et prénom de l’élève|Mail de l’élève|Téléphone de l’élève\nParent|Anne Durand|0612345670|anne@exemple.fr|DURAND Léa|lea@exemple.fr|0612345678\nParent|Luc Roux|0712345670|luc@exemple.fr|ROUX Noé|noe@exemple.fr|0712345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Roux|noe@exemple.fr|07 12 34 56 78'],
    asks: true,
  },
  'a line each, with nothing but blanks between': {
    sheets: [
      'Léa Durand 06 12 34 56 78 lea@exemple.fr\nYasmine Ben Youssef 07 12 34 56 78 yasmine@exemple.fr\nNoé Roux 07 12 34 56 79 noe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Yasmine|Ben Youssef|yasmine@exemple.fr|07 12 34 56 78',
      'Noé|Roux|noe@exemple.fr|07 12 34 56 79',
    ],
    asks: true,
  },
  'a line each, with a sign of its own between any two': {
    sheets: [
      '1. DURAND Léa (BTS MCO) : 06.12.34.56.78 / lea@exemple.fr\n2. ROUX Noé (BTS GPME) : 07.12.34.56.78 / noe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||BTS MCO',
      'Noé|Roux|noe@exemple.fr|07 12 34 56 78||BTS GPME',
    ],
    asks: true,
  },
  'a town and its code with a stroke between': {
    sheets: [
      'Nom, prénom|Ville / CP|Mail|Tél\nDurand, Léa|Gap / 05000|lea@exemple.fr|0612345678\nRoux, Noé|Lyon / 69002|noe@exemple.fr|0712345678',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|05000 Gap',
      'Noé|Roux|noe@exemple.fr|07 12 34 56 78|69002 Lyon',
    ],
  },
};

export const secretaryTwelfthCompanyFiles: Readonly<Record<string, OddFile>> = {
  'cards whose last line says whom to ask for': {
    sheets: [
      'OPTIQUE LENOIR\n4 rue Basse\n05000 GAP\nTél. : 04 92 11 22 33\nMail : contact@lenoir.exemple.fr\nContact : M. Paul Lenoir\n\nGARAGE SOREL\n5 rue Haute\n69002 LYON\nTél. : 04 72 11 22 33\nMail : contact@sorel.exemple.fr\nContact : Mme Lucie Hamon',
    ],
    people: [
      'OPTIQUE LENOIR|Paul Lenoir|contact@lenoir.exemple.fr|04 92 11 22 33',
      'GARAGE SOREL|Lucie Hamon|contact@sorel.exemple.fr|04 72 11 22 33',
    ],
    asks: true,
  },
  'companies below their departments': {
    sheets: [
      'Nom|Activité|Téléphone|Mail\nLoire (42)|||\nOptique Lenoir|Optique|0477112233|contact@lenoir.exemple.fr\n43 – Haute-Loire|||\nGarage Sorel|Garage|0471112233|contact@sorel.exemple.fr',
    ],
    people: [
      'Optique Lenoir||contact@lenoir.exemple.fr|04 77 11 22 33',
      'Garage Sorel||contact@sorel.exemple.fr|04 71 11 22 33',
    ],
  },
  'signatures with a rule between them': {
    sheets: [
      'Paul Lenoir\nGérant\nOptique Lenoir\n04 92 11 22 33\npaul@lenoir.exemple.fr\n---\nLucie Hamon\nResponsable RH\nGarage Sorel\n04 72 11 22 33\nlucie@sorel.exemple.fr',
    ],
    people: [
      'Optique Lenoir|Paul Lenoir|paul@lenoir.exemple.fr|04 92 11 22 33',
      'Garage Sorel|Lucie Hamon|lucie@sorel.exemple.fr|04 72 11 22 33',
    ],
    asks: true,
  },
  'columns that a program asks to leave alone': {
    sheets: [
      '(Ne pas modifier) Compte|(Ne pas modifier) Modifié le|Nom du compte|Contact principal|Adresse de messagerie (Contact principal)\n3f2a-0|12/03/2026|Optique Lenoir|Paul Lenoir|paul@lenoir.exemple.fr\n3f2a-1|12/03/2026|Garage Sorel|Lucie Hamon|lucie@sorel.exemple.fr',
    ],
    people: [
      'Optique Lenoir|Paul Lenoir|paul@lenoir.exemple.fr|',
      'Garage Sorel|Lucie Hamon|lucie@sorel.exemple.fr|',
    ],
  },
  'a line each, the town between brackets and the contact behind a colon': {
    sheets: [
      '- Optique Lenoir (Gap) : Paul Lenoir, Gérant, 04 92 11 22 33, paul@lenoir.exemple.fr\n- Garage Sorel (Lyon) : Lucie Hamon, Responsable RH, 04 72 11 22 33, lucie@sorel.exemple.fr',
    ],
    people: [
      'Optique Lenoir (Gap)|Paul Lenoir|paul@lenoir.exemple.fr|04 92 11 22 33',
      'Garage Sorel (Lyon)|Lucie Hamon|lucie@sorel.exemple.fr|04 72 11 22 33',
    ],
    asks: true,
  },
  'two people to ask for in one cell': {
    sheets: [
      'Société|Contacts|Mails|Tél\nOptique Lenoir|Paul Lenoir (Gérant)⏎Anne Gay (Comptable)|paul@lenoir.exemple.fr⏎anne@lenoir.exemple.fr|04 92 11 22 33⏎04 92 11 22 34\nGarage Sorel|Gwenn Hamon (Responsable RH)⏎Bo Bon (Gérant)|lucie@sorel.exemple.fr⏎luc@sorel.exemple.fr|04 72 11 22 33⏎04 72 11 22 34',
    ],
    people: [
      'Optique Lenoir|Paul Lenoir|paul@lenoir.exemple.fr|04 92 11 22 33',
      'Garage Sorel|Gwenn Hamon|lucie@sorel.exemple.fr|04 72 11 22 33',
    ],
  },
};
