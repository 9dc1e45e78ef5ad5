import type { OddFile } from './candidate-files.ts';

/** A second lot of such files of candidates. */
export const secretarySecondFiles: Readonly<Record<string, OddFile>> = {
  'a school’s and one’s own address, and a parent’s': {
    sheets: [
      'Login|Nom élève|Prénom élève|Classe|Mail académique|Mail perso élève|Tel élève|Nom resp 1|Mail resp 1\nl.durand|Durand|Léa|T1|lea@ac.example|lea@exemple.fr|0612345678|Durand|p@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'an open day, all in capitals': {
    sheets: [
      'JPO du 14 mars||||\nNOM|PRENOM|ADRESSE MAIL|TELEPHONE|SECTION DEMANDEE\nDURAND|LEA|LEA@EXEMPLE.FR|06 12 34 56 78|BTS MCO\n|||| \nMARTIN|NOE|NOE@EXEMPLE.FR|07.12.34.56.78|BTS MCO / NDRC',
    ],
    people: [
      'Lea|Durand|LEA@EXEMPLE.FR|06 12 34 56 78',
      'Noe|Martin|NOE@EXEMPLE.FR|07 12 34 56 78',
    ],
  },
  'family names of several words': {
    sheets: [
      'n°|Nom Prénom|Date naiss|N° INE|Tel|Mail\n1|DURAND Léa|03/02/2008|1234567890A|0612345678|lea@exemple.fr\n2|EL HADDAD Nour|04/02/2008|1234567890B|0712345678|nour@exemple.fr\n3|VAN DEN BERG Tom|05/02/2008||0712345679|tom@exemple.fr\n4|NGUYEN Thi Lan|05/02/2008||0712345670|lan@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Nour|El Haddad|nour@exemple.fr|07 12 34 56 78',
      'Tom|Van den Berg|tom@exemple.fr|07 12 34 56 79',
      'Thi Lan|Nguyen|lan@exemple.fr|07 12 34 56 70',
    ],
  },
  'where each one stands': {
    sheets: [
      'Statut|Nom|Prénom|Email|Mobile|Date entretien|Résultat\nAdmis|Durand|Léa|lea@exemple.fr|0612345678|12/03/2026|OK\nListe attente|Martin|Noé|noe@exemple.fr|0712345678|13/03/2026|',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'a parent’s number alone': {
    sheets: [
      'Élève|Courriel élève|Contact parent|Courriel parent\nLéa DURAND|lea@exemple.fr|06 99 99 99 99|p@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'a used name beside that of birth': {
    sheets: [
      'Nom usage|Nom de naissance|Prénom|Mail|Tel\nROUX|DURAND|Léa|lea@exemple.fr|0612345678',
    ],
    people: ['Léa|Roux|lea@exemple.fr|06 12 34 56 78'],
  },
  'spaces everywhere': {
    sheets: [
      ' Nom |  Prénom|Adresse  mail | Téléphone portable \n DURAND | Léa | lea @ exemple.fr | 06  12 34 56 78 ',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'two choices': {
    sheets: [
      'Nom|Prénom|Mail|Tél|Choix formation 1|Choix formation 2\nDurand|Léa|lea@exemple.fr|612345678|BTS MCO|BTS NDRC',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'a title in the second column': {
    sheets: [
      'Etat des inscriptions au 12/03/2026\n\n|BTS MCO 1ère année|||\nNom|Prénom|E-Mail|Portable|Situation\nDurand|Léa|lea@exemple.fr|0612345678|Inscrite\n|BTS MCO 2ème année|||\nMartin|Noé|noe@exemple.fr|0712345678|Inscrit\nTotal général|2||| ',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'no headers, international numbers': {
    sheets: [
      'Léa Durand|+33 6 12 34 56 78|lea@exemple.fr\nNoé Martin|+33 7 12 34 56 78|noe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
    asks: true,
  },
  'nothing but addresses': {
    sheets: ['lea@exemple.fr\nnoe@exemple.fr'],
    people: ['||lea@exemple.fr|', '||noe@exemple.fr|'],
    asks: true,
  },
  'country codes in a column of their own': {
    sheets: [
      'Nom|Prénom|Indicatif|Téléphone|Email\nDurand|Léa|+33|612345678|lea@exemple.fr\nPayet|Tom|+262|692123456|tom@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Tom|Payet|tom@exemple.fr|+262692123456'],
  },
  'who paid beside who comes': {
    sheets: [
      'Nom du participant|Prénom du participant|Email acheteur|Email participant|Numéro de téléphone\nDurand|Léa|p@exemple.fr|lea@exemple.fr|0612345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'the same person twice': {
    sheets: ['Nom|Prénom|Mail\nDurand|Léa|lea@exemple.fr\nDURAND|LEA|Lea@Exemple.fr '],
    people: ['Léa|Durand|lea@exemple.fr|', 'Lea|Durand|Lea@Exemple.fr|'],
  },
  'signs for nothing': {
    sheets: [
      'Nom|Prénom|Mail|Tél\nDurand|Léa|lea@exemple.fr|?\nMartin|Noé|-|0712345678\nPetit|Ana|?|pas de portable',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|',
      'Noé|Martin||07 12 34 56 78',
      'Ana|Petit||pas de portable',
    ],
  },
  'whoever looks after them has an address, too': {
    sheets: [
      'Nom|Prénom|Téléphone|Email|Chargé de suivi|Email chargé de suivi\nDurand|Léa|0612345678||Mme Roux|roux@cfa.example\nMartin|Noé|0712345678|noe@exemple.fr|Mme Roux|roux@cfa.example',
    ],
    people: ['Léa|Durand||06 12 34 56 78', 'Noé|Martin|noe@exemple.fr|07 12 34 56 78'],
  },
  'questions of a form that say whose number is not wanted': {
    sheets: [
      'Horodateur|Adresse e-mail|Quel est ton nom de famille ? (en majuscules)|Quel est ton prénom ?|Ton numéro de portable pour te joindre (pas celui de tes parents)|Adresse mail d’un de tes parents\n12/03/2026 10:22:03|lea@exemple.fr|DURAND|Léa|06 12 34 56 78|p@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'two tables below each other, in another order': {
    sheets: [
      'Liste A – BTS MCO|||\nNom|Prénom|Mail|Tél\nDurand|Léa|lea@exemple.fr|0612345678\nMartin|Noé|noe@exemple.fr|0712345678\n|||\nListe B – BTS NDRC|||\nPrénom|Nom|Portable|Courriel\nTom|Petit|0612345699|tom@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Tom|Petit|tom@exemple.fr|06 12 34 56 99',
    ],
  },
  'whom to call in an emergency, in English': {
    sheets: [
      'Submitted at|First name|Last name|Email address|Phone number|Emergency contact phone\n2026-03-12|Léa|Durand|lea@exemple.fr||0699999999',
    ],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'family names under the title of first names': {
    sheets: [
      'Prénom|Nom|Mail\nDURAND|Léa|lea@exemple.fr\nROUX|Noé|noe@exemple.fr\nPETIT|Zoé|zoe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Roux|noe@exemple.fr|', 'Zoé|Petit|zoe@exemple.fr|'],
    asks: true,
  },
};
