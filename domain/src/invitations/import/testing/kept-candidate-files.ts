import type { OddFile } from './candidate-files.ts';

/** Files of candidates in which something of somebody else, or two people, stand side by side. */
export const keptCandidateFiles: Readonly<Record<string, OddFile>> = {
  'shortened names of columns, an employer’s and a parent’s beside': {
    sheets: [
      'NOM_APP|PRENOM1_APP|PRENOM2_APP|DATE_NAIS|TEL1_APP|TEL2_APP|MAIL_APP|NOM_EMP|TEL_EMP|COURRIEL_EMP|NOM_REPRLEG|MAIL_REPRLEG1\nDURAND|LEA|ROSE|11052007|0612345678||lea@exemple.fr|GARAGE ROUX|0477123456|contact@roux.fr|DURAND|p@exemple.fr\nMARTIN|NOE||23072006||||||0477123457|accueil@petit.fr|m@exemple.fr',
    ],
    people: ['Lea|Durand|lea@exemple.fr|06 12 34 56 78', 'Noe|Martin||'],
  },
  'whose is told by other words than parent': {
    sheets: [
      'Nom|Prénom|Mail|Tél|Mail famille|Tél famille|Mail maman|Ancien mail|Mail éducateur\nDurand|Léa|lea@exemple.fr||f@exemple.fr|0477123456|m@exemple.fr|old@exemple.fr|e@exemple.fr\nMartin|Noé||0712345678|g@exemple.fr|0477123457||old2@exemple.fr|e@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin||07 12 34 56 78'],
  },
  'questions that speak to one': {
    sheets: [
      'N°|Bonjour ! Quel est ton *prénom* ?|Merci {{field:prenom}}, et ton *nom de famille* ?|Sur quel *e-mail* peut-on te joindre ?|Dans quelle ville habites-tu ?\na1|Anaïs|Roche|anais@exemple.fr|Annecy\na2|Hugo|Le Gall|hugo@exemple.fr|Lyon',
    ],
    people: ['Anaïs|Roche|anais@exemple.fr|', 'Hugo|Le Gall|hugo@exemple.fr|'],
  },
  'a table on its side': {
    sheets: [
      'Nom|Durand|Martin|Petit\nPrénom|Léa|Noé|Inès\nMail|lea@exemple.fr|noe@exemple.fr|ines@exemple.fr\nTéléphone|0612345678|0712345678|0612345679',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Inès|Petit|ines@exemple.fr|06 12 34 56 79',
    ],
  },
  'two tables side by side': {
    sheets: [
      'BTS MCO|||||BTS NDRC\nNom|Prénom|Mail|Tél||Nom|Prénom|Mail|Tél\nDurand|Léa|lea@exemple.fr|0612345678||Petit|Inès|ines@exemple.fr|0612345679\nMartin|Noé||0712345678||Roux|Tom|tom@exemple.fr|',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin||07 12 34 56 78',
      'Inès|Petit|ines@exemple.fr|06 12 34 56 79',
      'Tom|Roux|tom@exemple.fr|',
    ],
  },
  'a list within a mail, and who signs it': {
    sheets: [
      'Bonjour Julie,\nvoici la liste :\n\nNom|Prénom|Mail|Tél\nDurand|Léa|lea@exemple.fr|0612345678\nMartin|Noé|noe@exemple.fr|0712345678\n\nBonne journée,\nSophie Petit\nsophie@centre.exemple.fr\n04 77 00 00 00',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'pages with titles of their own': {
    sheets: [
      'Liste des préinscrits||||Page 1/2\nNOM|PRENOM|EMAIL|TEL|FORMATION\nDURAND|Léa|lea@exemple.fr|0612345678|BTS MCO\nListe des préinscrits (suite)||||Page 2/2\nNOM|PRENOM|EMAIL|TEL|FORMATION\nMARTIN|Noé|noe@exemple.fr|0712345678|BTS NDRC',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'the same as above': {
    sheets: [
      'Nom|Prénom|Mail|Tél\nDurand|Léa|lea@exemple.fr|0612345678\nidem|Noé|noe@exemple.fr|"\n//|Inès|ines@exemple.fr|0612345679',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Durand|noe@exemple.fr|06 12 34 56 78',
      'Inès|Durand|ines@exemple.fr|06 12 34 56 79',
    ],
  },
  'two people in one row': {
    sheets: [
      'Nom Prénom|Mail|Tel\nDURAND Léa et DURAND Noé|lea@exemple.fr / noe@exemple.fr|06 12 34 01 02 / 06 12 34 03 04\nPETIT Inès|ines@exemple.fr|0612345679',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 01 02',
      'Inès|Petit|ines@exemple.fr|06 12 34 56 79',
    ],
  },
  'several first names, the first in use': {
    sheets: ['Nom|Prénoms|Mail\nDURAND|Léa, Marie, Rose|lea@exemple.fr'],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'addressees whose addresses tell the order of their names': {
    sheets: [
      'Legrand Paco <paco.legrand@exemple.fr>\nMasson Ilan <ilan.masson@exemple.fr>\nRoux Tara <tara.roux@exemple.fr>',
    ],
    people: [
      'Paco|Legrand|paco.legrand@exemple.fr|',
      'Ilan|Masson|ilan.masson@exemple.fr|',
      'Tara|Roux|tara.roux@exemple.fr|',
    ],
    asks: true,
  },
  'people in words, their address and number among them': {
    sheets: [
      '- Léa Durand : lea.durand@exemple.fr (06 12 34 56 78)\n- Noé Martin : noe.martin@exemple.fr (07 12 34 56 78)',
    ],
    people: [
      'Léa|Durand|lea.durand@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe.martin@exemple.fr|07 12 34 56 78',
    ],
    asks: true,
  },
  'two addresses as an export of contacts parts them': {
    sheets: [
      'First Name|Last Name|E-mail 1 - Value|Phone 1 - Value\nLéa|Durand|lea@exemple.fr ::: lea2@exemple.fr|0612345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'an address and a number twice, of whom is not said': {
    sheets: [
      'Nom|Prénom|Mail|Tél|Mail|Tél\nDurand|Léa|lea@exemple.fr|0612345678|p@exemple.fr|0611000001\nMartin|Noé|noe@exemple.fr||m@exemple.fr|',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Martin|noe@exemple.fr|'],
    asks: true,
  },
  'sheets whose titles mean the same, and one of those who left': {
    sheets: [
      '#BTS MCO\nNom|Prénom|Mail|Tél\nDurand|Léa|lea@exemple.fr|0612345678\nMartin|Noé|noe@exemple.fr|0712345678',
      '#BTS NDRC\nPrénom|Nom|Courriel|Portable\nInès|Petit|ines@exemple.fr|0612345679',
      '#Désistements\nNom|Prénom|Mail|Tél\nRoux|Tom|tom@exemple.fr|0612345670\nLis|Eva|eva@exemple.fr|0612345671\nSel|Max|max@exemple.fr|0612345672',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Inès|Petit|ines@exemple.fr|06 12 34 56 79',
    ],
  },
  'numbers of files': {
    sheets: [
      'Numéro candidat|Nom|Prénom|Téléphone|Adresse mail\n3412345|Durand|Léa|0612345678|lea@exemple.fr\n3412346|Martin|Noé||noe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Martin|noe@exemple.fr|'],
  },
  'a town below a wish, and family names below whom they are of': {
    sheets: [
      'CANDIDAT||||VŒU|\nStagiaire|Prénom|Mail|Tél|Diplôme|Ville\nDURAND|Léa|lea@exemple.fr|0612345678|Vente|Lyon\nMARTIN|Noé|noe@exemple.fr|0712345678|Accueil|Tours',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||Vente',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78||Accueil',
    ],
  },
  'titles of three letters': {
    sheets: [
      'NOM|PRN|TEL P.|MEL|CP|VIL\nDURAND|LEA|0612345678|LEA@EXEMPLE.FR|69003|LYON\nMARTIN|NOE|0712345678|NOE@EXEMPLE.FR|37000|TOURS',
    ],
    people: [
      'Lea|Durand|LEA@EXEMPLE.FR|06 12 34 56 78|69003 LYON',
      'Noe|Martin|NOE@EXEMPLE.FR|07 12 34 56 78|37000 TOURS',
    ],
  },
};
