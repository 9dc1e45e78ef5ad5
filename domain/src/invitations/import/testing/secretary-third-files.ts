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
  'a parent below each': {
    sheets: [
      'Nom Prénom|Téléphone|Mail\nDURAND Léa|0612345678|lea@exemple.fr\n   Resp. légal : Mme DURAND Anne|0712345678|anne@exemple.fr\nPARENT Julie|0612345679|julie@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Anne|Durand|anne@exemple.fr|07 12 34 56 78',
      'Julie|Parent|julie@exemple.fr|06 12 34 56 79',
    ],
  },
  'towns under codes and questions': {
    sheets: [
      'Mon nom|Mon prénom|Mail|COD_POST|LIB_COM\nDurand|Léa|lea@exemple.fr|42300|ROANNE',
      '#Suite\nMon nom|Mon prénom|Mail|COD_POST|LIB_COM\nRoux|Noé|noe@exemple.fr|38000|GRENOBLE',
    ],
    people: ['Léa|Durand|lea@exemple.fr||42300 ROANNE', 'Noé|Roux|noe@exemple.fr||38000 GRENOBLE'],
  },
  'my town and what one wishes': {
    sheets: [
      'Nom|Prénom|Mail|Niveau|Ma ville|Souhait\nDurand|Léa|lea@exemple.fr|Bac|Roanne|BTS MCO\nRoux|Noé|noe@exemple.fr|Bac|Lyon|CAP Cuisine',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr||Roanne|BTS MCO',
      'Noé|Roux|noe@exemple.fr||Lyon|CAP Cuisine',
    ],
  },
  'who receives the invited': {
    sheets: [
      'User Name|User Email|Invitee First Name|Invitee Last Name|Invitee Email|Response 1\nJulie Perrin|julie@centre.exemple.fr|Léa|Durand|lea@exemple.fr|06 12 34 56 78\nJulie Perrin|julie@centre.exemple.fr|Noé|Roux|noe@exemple.fr|06 12 34 56 79\nJulie Perrin|julie@centre.exemple.fr|Ana|Gay|ana@exemple.fr|06 12 34 56 70',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Roux|noe@exemple.fr|06 12 34 56 79',
      'Ana|Gay|ana@exemple.fr|06 12 34 56 70',
    ],
    asks: true,
  },
  'names and numbers of a group': {
    sheets: [
      'Groupe BTS 2026\n\n~ Léa Durand : +33 6 12 34 56 78\n~ Noé Roux : +33 6 12 34 56 79\n~ Ana Gay : +33 6 12 34 56 70',
    ],
    people: [
      'Léa|Durand||06 12 34 56 78|',
      'Noé|Roux||06 12 34 56 79|',
      'Ana|Gay||06 12 34 56 70|',
    ],
    asks: true,
  },
  'titles in two languages, the paper’s head on each page, who waits below': {
    sheets: [
      'CFA du Forez - Liste\nNom|Prénom|Courriel\nLast name|First name|Email\nDurand|Léa|lea@exemple.fr\nCFA du Forez - Liste\nNom|Prénom|Courriel\nRoux|Noé|noe@exemple.fr\nListe d’attente\nGay|Ana|ana@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Roux|noe@exemple.fr|', 'Ana|Gay|ana@exemple.fr|'],
  },
  'columns that blanks part': {
    sheets: [
      'NOM          PRENOM      TELEPHONE        MAIL\nDURAND       Léa         06 12 34 56 78   lea@exemple.fr\nDA COSTA     Noé         06 12 34 56 79   noe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Da Costa|noe@exemple.fr|06 12 34 56 79',
    ],
  },
  'a mail that ends below its list': {
    sheets: [
      'Voici les candidats :\n\nLéa DURAND, CAP Cuisine, 06 12 34 56 78, lea@exemple.fr\nNoé ROUX, BTS MCO, 06 12 34 56 79, noe@exemple.fr\n\nBonne journée,\nKarim',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||CAP Cuisine',
      'Noé|Roux|noe@exemple.fr|06 12 34 56 79||BTS MCO',
    ],
    asks: true,
  },
  'whole people side by side': {
    sheets: [
      'Groupe|Apprenant 1|Apprenant 2\nG1|Léa Durand (lea@exemple.fr)|Noé Roux (noe@exemple.fr)\nG2|Ana Gay (ana@exemple.fr)|',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr||',
      'Ana|Gay|ana@exemple.fr||',
      'Noé|Roux|noe@exemple.fr||',
    ],
    asks: true,
  },
};
