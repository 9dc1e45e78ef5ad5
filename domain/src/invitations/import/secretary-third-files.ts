import type { OddFile } from './candidate-files.ts';

/** Files whose people do not stand one a row and one thing a cell. */
export const secretaryThirdFiles: Readonly<Record<string, OddFile>> = {
  'two people a row': {
    sheets: [
      'Binôme|Nom 1|Prénom 1|Mail 1|Tél 1|Nom 2|Prénom 2|Mail 2|Tél 2\n1|Durand|Léa|lea@exemple.fr|0612345678|Martin|Noé|noe@exemple.fr|0712345678\n2|Roux|Ana|ana@exemple.fr|0612345679||||',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 79',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'two addresses and further first names are no second person': {
    sheets: [
      'Nom|Prénom 1|Prénom 2|Mail 1|Mail 2|Tél 1|Tél 2\nDurand|Léa|Rose|lea@exemple.fr|lea.durand@exemple.fr|0612345678|0712345678',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'the town below the street': {
    sheets: [
      'Nom et prénom|Adresse|Téléphone|E-mail|Formation\nDURAND Léa|9 avenue Jean-Jaurès|06 12 34 56 78|lea@exemple.fr|BTS MCO\n|83000 TOULON|||\nMARTIN Noé|6 rue Basse|07 12 34 56 78|noe@exemple.fr|BTS SAM\n|88000 ÉPINAL|||\nROUX Ana|2 rue Haute, 69003 LYON|07 12 34 56 79|ana@exemple.fr|BTS SAM',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|83000 TOULON|BTS MCO',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78|88000 ÉPINAL|BTS SAM',
      'Ana|Roux|ana@exemple.fr|07 12 34 56 79|69003 LYON|BTS SAM',
    ],
  },
  'a second line for each first name and address': {
    sheets: [
      'N°|Identité|Contact|Vœu\n1|DURAND|06.12.34.56.78|BTS SAM\n|Léa|lea@exemple.fr|\n2|DA SILVA PINTO|07.12.34.56.78|BTS MCO\n|Clémence|clem@exemple.fr|\n3|LE MEUR|07.12.34.56.79|BTS MCO\n|Jean Paul|jp@exemple.fr|',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||BTS SAM',
      'Clémence|Da Silva Pinto|clem@exemple.fr|07 12 34 56 78||BTS MCO',
      'Jean Paul|Le Meur|jp@exemple.fr|07 12 34 56 79||BTS MCO',
    ],
  },
  'pairs below each other stay two people': {
    sheets: [
      'Binôme|Nom et prénom|Téléphone|E-mail\nA|DURAND Léa|06 12 34 56 78|\n|MARTIN Noé||noe@exemple.fr\nB|ROUX Ana|06 12 34 56 79|\n|PETIT Tom||tom@exemple.fr\nC|GAY Lou|06 12 34 56 70|\n|BLIN Zoé||zoe@exemple.fr',
    ],
    people: [
      'Léa|Durand||06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|',
      'Ana|Roux||06 12 34 56 79',
      'Tom|Petit|tom@exemple.fr|',
      'Lou|Gay||06 12 34 56 70',
      'Zoé|Blin|zoe@exemple.fr|',
    ],
  },
  'pairs of names in two columns stay two people': {
    sheets: [
      'Groupe|Nom|Prénom|Tél|Mail\nA|Durand|Léa|06 12 34 56 78|\n|Martin|Noé||noe@exemple.fr\nB|Roux|Ana|06 12 34 56 79|\n|Petit|Tom||tom@exemple.fr\nC|Gay|Lou|06 12 34 56 70|\n|Blin|Zoé||zoe@exemple.fr',
    ],
    people: [
      'Léa|Durand||06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|',
      'Ana|Roux||06 12 34 56 79',
      'Tom|Petit|tom@exemple.fr|',
      'Lou|Gay||06 12 34 56 70',
      'Zoé|Blin|zoe@exemple.fr|',
    ],
  },
  'names joined over two rows': {
    sheets: [
      'Nom et prénom|Contact\nDURAND Léa|06 12 34 56 78\nDURAND Léa|lea@exemple.fr\nMARTIN Noé|06 12 34 56 79\nMARTIN Noé|noe@exemple.fr\nROUX Ana|06 12 34 56 70\nROUX Ana|ana@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|06 12 34 56 79',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 70',
    ],
  },
  'a whole row in each first cell': {
    sheets: [
      'Nom,Prénom,Email,Téléphone,Formation\nDurand,Léa,lea@exemple.fr,0612345678,BTS MCO\n"Martin, dit Roux",Noé,noe@exemple.fr,0712345678,"BTS MCO, 1re année"',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||BTS MCO',
      'Noé|Martin, dit Roux|noe@exemple.fr|07 12 34 56 78||BTS MCO, 1re année',
    ],
  },
  'a whole person in each first cell': {
    sheets: [
      'Candidats BTS MCO\nJACQUEMIN Noémie – 06 12 34 56 78 – noemie@exemple.fr\nPETIT-JEAN Cassandra – 07 12 34 56 78 – cassandra@exemple.fr\nLE MEUR Léo-Paul – 07 12 34 56 79 – leo@exemple.fr',
    ],
    people: [
      'Noémie|Jacquemin|noemie@exemple.fr|06 12 34 56 78||Candidats BTS MCO',
      'Cassandra|Petit-Jean|cassandra@exemple.fr|07 12 34 56 78||Candidats BTS MCO',
      'Léo-Paul|Le Meur|leo@exemple.fr|07 12 34 56 79||Candidats BTS MCO',
    ],
    asks: true,
  },
  'crosses below programmes': {
    sheets: [
      'Nom|Prénom|Mail|BTS MCO|BTS NDRC|CAP Cuisine\nDurand|Léa|lea@exemple.fr||x|\nMartin|Noé|noe@exemple.fr|X||\nRoux|Ana|ana@exemple.fr|2|1|\nPetit|Tom|tom@exemple.fr|x||x\nGay|Lou|lou@exemple.fr|||',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|||BTS NDRC',
      'Noé|Martin|noe@exemple.fr|||BTS MCO',
      'Ana|Roux|ana@exemple.fr|||BTS NDRC',
      'Tom|Petit|tom@exemple.fr|||BTS MCO / CAP Cuisine',
      'Lou|Gay|lou@exemple.fr|||',
    ],
  },
  'sums in words and who taught': {
    sheets: [
      'Formation|Candidat|Courriel|Frais\nBTS SAM|Léa DURAND|lea@exemple.fr|50\nSous-total BTS SAM|1 candidat||50\nBTS MCO|Noé MARTIN|noe@exemple.fr|50\nSous-total BTS MCO|1 candidat||50\n|2 candidats||100\n\nNom du formateur :|Mme Perrin||',
    ],
    people: ['Léa|Durand|lea@exemple.fr|||BTS SAM', 'Noé|Martin|noe@exemple.fr|||BTS MCO'],
  },
  'remarks beside numbers, and a parent’s number': {
    sheets: [
      'Nom|Prénom|Tel|mail\nDurand|Léa|06 12 34 56 78 (après 18h)|lea@exemple.fr\nMartin|Noé|07.12.34.56.78 - ne répond pas|noe@exemple.fr\nRoux|Ana|mère : 07 12 34 56 79|ana@exemple.fr\nPetit|Tom|nouveau n° 06 36 36 86 64|tom@exemple.fr\nGay|Lou|pas de tel|lou@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Ana|Roux|ana@exemple.fr|07 12 34 56 79',
      'Tom|Petit|tom@exemple.fr|06 36 36 86 64',
      'Lou|Gay|lou@exemple.fr|pas de tel',
    ],
  },
};

/** Likewise of companies. */
export const secretaryThirdCompanyFiles: Readonly<Record<string, OddFile>> = {
  'a second line for the town, the role and the address': {
    sheets: [
      'ENTREPRISE|ADRESSE|CONTACT|TEL / MAIL\nOPTIQUE DU MARCHÉ|51 rue Pasteur|Aurélien Camara|06 12 34 56 78\n|62100 Calais|Responsable RH|rh@optique.exemple.fr\nBOULANGERIE ROUX|2 rue Haute|Léa Durand|04 81 52 39 50\n|59100 Roubaix|Directeur|contact@roux.exemple.fr\nCABINET PETIT|72 rue Basse|Anne Gay|03 52 72 28 75\n|66000 Perpignan|Gérante|contact@petit.exemple.fr',
    ],
    people: [
      'OPTIQUE DU MARCHÉ|Aurélien Camara|rh@optique.exemple.fr|06 12 34 56 78|',
      'BOULANGERIE ROUX|Léa Durand|contact@roux.exemple.fr|04 81 52 39 50|',
      'CABINET PETIT|Anne Gay|contact@petit.exemple.fr|03 52 72 28 75|',
    ],
  },
  'whoever has the address is the contact': {
    sheets: [
      'Stand|Exposant|Référent salon|Mobile|Mail\nA1|Ambulances Hamelin|Tristan TOURÉ|06 12 34 56 78|t.toure@hamelin.exemple.fr\nA2|Optique Petit|Léo-Paul LE GOFF|03 38 48 78 05|leopaul@petit.exemple.fr\nA3|Pressing Roux|Élodie JAOUEN|02 92 96 41 83|contact@roux.exemple.fr\n|3 exposants|||',
    ],
    people: [
      'Ambulances Hamelin|Tristan Touré|t.toure@hamelin.exemple.fr|06 12 34 56 78',
      'Optique Petit|Léo-Paul Le Goff|leopaul@petit.exemple.fr|03 38 48 78 05',
      'Pressing Roux|Élodie Jaouen|contact@roux.exemple.fr|02 92 96 41 83',
    ],
  },
  'who looks after them at the centre is no contact': {
    sheets: [
      'Entreprise|Référent|Mail\nAmbulances Hamelin|Tristan TOURÉ|contact@hamelin.exemple.fr\nOptique Petit|Tristan TOURÉ|contact@petit.exemple.fr\nPressing Roux|Élodie JAOUEN|contact@roux.exemple.fr',
    ],
    people: [
      'Ambulances Hamelin||contact@hamelin.exemple.fr|',
      'Optique Petit||contact@petit.exemple.fr|',
      'Pressing Roux||contact@roux.exemple.fr|',
    ],
  },
  'who answers for the firm before a tutor': {
    sheets: [
      'Raison sociale|Siret|Mail|Civ. resp.|Nom resp.|Prénom resp.|Fonction resp.|Nom MA|Prénom MA|Mail MA\nIMPRIMERIE ROUX|484 347 687 00044|contact@roux.exemple.fr|M.|BALDÉ|Malo|Gérant|PETIT|Paul|paul@roux.exemple.fr',
    ],
    people: ['IMPRIMERIE ROUX|Malo Baldé|contact@roux.exemple.fr||48434768700044'],
    asks: true,
  },
  'what the number is, beside it': {
    sheets: [
      'Nom|Mail|SIRET\nTransports Roux|contact@roux.exemple.fr|SIRET 48434768700044\nCrèche Petit|contact@petit.exemple.fr|N° SIRET : 309 571 636 00013',
    ],
    people: [
      'Transports Roux||contact@roux.exemple.fr||48434768700044',
      'Crèche Petit||contact@petit.exemple.fr||30957163600013',
    ],
  },
};
