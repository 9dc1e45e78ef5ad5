import type { OddFile } from './candidate-files.ts';

/** Files whose cells are written in unusual ways. */
export const candidateCellFiles: Readonly<Record<string, OddFile>> = {
  'addresses as mail programs write them': {
    sheets: [
      'Prénom|Nom|Mail\nLéa|Durand|"Léa Durand" <lea@exemple.fr>\nNoé|Martin|mailto:noe@exemple.fr\nInès|Petit|ines @ exemple.fr\nTom|Roux|tom@exemple.fr ; tom2@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|',
      'Noé|Martin|noe@exemple.fr|',
      'Inès|Petit|ines@exemple.fr|',
      'Tom|Roux|tom@exemple.fr|',
    ],
  },
  'addresses behind links': {
    sheets: ['Prénom|Nom\nLéa|Durand\nNoé|Martin'],
    links: [
      { row: 1, column: 1, target: 'mailto:lea@exemple.fr' },
      { row: 2, column: 1, target: 'mailto:noe@exemple.fr?subject=a' },
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'two columns of addresses, the better one empty at times': {
    sheets: [
      'Nom|Prénom|Mail perso|Mail 2\nDurand|Léa||lea@exemple.fr\nMartin|Noé|noe@exemple.fr|autre@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'mobile and landline': {
    sheets: [
      'Nom|Prénom|Mail|Tél fixe|Portable\nDurand|Léa|lea@exemple.fr|0477123456|0612345678\nMartin|Noé|noe@exemple.fr|04 77 12 34 57|',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|04 77 12 34 57',
    ],
  },
  'phones in any notation': {
    sheets: [
      'Nom|Prénom|Mail|Tél\nA|Léa|a@exemple.fr|33612345678\nB|Noé|b@exemple.fr|+33 (0)6-12-34-56-78\nC|Inès|c@exemple.fr|06/12/34/56/78\nD|Tom|d@exemple.fr|6,12345678E+08\nE|Zoé|e@exemple.fr|Port : 06·12·34·56·78\nF|Ève|f@exemple.fr|0612345678 / 0477123456\nG|Max|g@exemple.fr|0692123456',
    ],
    people: [
      'Léa|A|a@exemple.fr|06 12 34 56 78',
      'Noé|B|b@exemple.fr|06 12 34 56 78',
      'Inès|C|c@exemple.fr|06 12 34 56 78',
      'Tom|D|d@exemple.fr|06 12 34 56 78',
      'Zoé|E|e@exemple.fr|06 12 34 56 78',
      'Ève|F|f@exemple.fr|06 12 34 56 78',
      'Max|G|g@exemple.fr|+262692123456',
    ],
  },
  'an export with many columns': {
    sheets: [
      'INE|Civilité|Nom de naissance|Nom d’usage|Prénom 1|Prénom 2|Date de naissance|Ville de naissance|Adresse 1|Code postal|Ville|Adresse électronique|Tél. portable|Établissement|Ville établissement\n123456789AB|Mme|DURAND|ROUX|LEA|MARIE|01/02/2006|LYON|3 rue des Lilas|42000|SAINT-ETIENNE|lea@exemple.fr|0612345678|LYCEE X|ROANNE',
    ],
    people: ['Lea|Roux|lea@exemple.fr|06 12 34 56 78'],
  },
  'an address column that is the postal one': {
    sheets: ['Nom|Prénom|Adresse|Courriel\nDurand|Léa|3 rue des Lilas|lea@exemple.fr'],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'addresses under a header that does not say so': {
    sheets: ['Nom|Prénom|Identifiant\nDurand|Léa|lea@exemple.fr\nMartin|Noé|noe@exemple.fr'],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'a company beside the candidate': {
    sheets: [
      'Nom|Prénom|Mail|Entreprise|Mail entreprise\nDurand|Léa|lea@exemple.fr|SARL Roux|contact@roux.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'lower case names': {
    sheets: [
      "nom;prénom;mail\nd'arc;jeanne;j@exemple.fr\nben ali;samir;s@exemple.fr".replaceAll(';', '|'),
    ],
    people: ["Jeanne|d'Arc|j@exemple.fr|", 'Samir|Ben Ali|s@exemple.fr|'],
  },
  'headers in English': {
    sheets: [
      'First Name|Last Name|E-mail Address|Mobile Phone\nLéa|Durand|lea@exemple.fr|0612345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'invisible signs': {
    sheets: ['\uFEFFPrénom|Nom|E\u2011mail\nLéa\u200B|Durand\u00A0|\u200Blea@exemple.fr\u00A0'],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'cells that say that there is nothing': {
    sheets: ['Prénom|Nom|Mail|Tél\nLéa|Durand|lea@exemple.fr|-\nNoé|Martin|néant|NC'],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin||'],
  },
  'a phone column with another name': {
    sheets: [
      'Prénom|Nom|Mail|À rappeler au\nLéa|Durand|lea@exemple.fr|0612345678\nNoé|Martin|noe@exemple.fr|0712345678',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
    asks: true,
  },
  'titles that nobody knows': {
    sheets: [
      'Qui|Où|Comment\nDURAND Léa|lea@exemple.fr|0612345678\nMARTIN Noé|noe@exemple.fr|0712345678',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
    asks: true,
  },
  'capitals everywhere': {
    sheets: ['NOM PRENOM|MAIL\nDURAND LEA|LEA@EXEMPLE.FR\nDE LA TOUR JEAN|jean@exemple.fr'],
    people: ['Lea|Durand|LEA@EXEMPLE.FR|', 'Jean|de La Tour|jean@exemple.fr|'],
  },
  'a numbered list with ticks': {
    sheets: [
      '|Liste d’appel||\n||||\nN°|Nom|Prénom|Mail|Présent\n1|Durand|Léa|lea@exemple.fr|x\n2|Martin|Noé|noe@exemple.fr|',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
};
