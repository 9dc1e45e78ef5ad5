import type { OddFile } from './candidate-files.ts';

/** Files with marks beside names, lines of templates, and what programs and parents write. */
export const secretaryFourthFiles: Readonly<Record<string, OddFile>> = {
  'a form that a parent fills in': {
    sheets: [
      'Adresse e-mail|Nom de famille de votre enfant|Prénom de votre enfant|Son adresse mail à lui/elle|Son numéro de portable|Votre numéro (parent)\nmere@exemple.fr|Durand|Léa|lea@exemple.fr|06 12 34 56 78|07 12 34 56 78',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
    asks: true,
  },
  'a form whose only address is the parent’s': {
    sheets: [
      'Adresse e-mail|Nom de votre enfant|Prénom de votre enfant|Son numéro de portable\nmere@exemple.fr|Durand|Léa|06 12 34 56 78',
    ],
    people: ['Léa|Durand|mere@exemple.fr|06 12 34 56 78'],
    asks: true,
  },
  'remarks behind names': {
    sheets: [
      'NOM Prénom|Mail|Tél\nDURAND Léa (RQTH)|lea@exemple.fr|06 12 34 56 78\nDA COSTA Noé - OK|noe@exemple.fr|06 12 34 56 79\nROUX Ana – à rappeler|ana@exemple.fr|06 12 34 56 70\nLE GALL Anne - Lise|al@exemple.fr|06 12 34 56 71\nDIALLO (Mamadou)|ma@exemple.fr|06 12 34 56 72',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Da Costa|noe@exemple.fr|06 12 34 56 79',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 70',
      'Anne - Lise|Le Gall|al@exemple.fr|06 12 34 56 71',
      'Mamadou|Diallo|ma@exemple.fr|06 12 34 56 72',
    ],
  },
  'guidance and an example below the titles of a template': {
    sheets: [
      'NOM*|PRENOM*|MAIL*|TEL|VILLE\ntexte|texte|obligatoire|10 chiffres|facultatif\nex : DUPONT|ex : Marie|ex : marie.dupont@exemple.fr|ex : 06 00 00 00 00|ex : Lyon\nDurand|Léa|lea@exemple.fr|06 12 34 56 78|Roanne',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78|Roanne'],
  },
  'columns that are numbered': {
    sheets: [
      'Nom|Prénom|E-mail|Téléphone\n(1)|(2)|(3)|(4)\nDurand|Léa|lea@exemple.fr|06 12 34 56 78',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'where a candidate lives, and where the job is': {
    sheets: [
      'name|email|phone|candidate location|job location\nLéa Durand|lea@exemple.fr|06 12 34 56 78|Roanne (42)|Lyon (69)',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78|Roanne (42)'],
  },
  'one place for all appointments': {
    sheets: [
      'Invitee Name|Invitee Email|Location\nLéa Durand|lea@exemple.fr|CFA\nNoé Martin|noe@exemple.fr|CFA\nAna Roux|ana@exemple.fr|CFA',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr||',
      'Noé|Martin|noe@exemple.fr||',
      'Ana|Roux|ana@exemple.fr||',
    ],
  },
  'towns below « Domicile »': {
    sheets: [
      'Nom|Prénom|Courriel|Gsm|Domicile\nDurand|Léa|lea@exemple.fr|06.12.34.56.78|Roanne\nRoux|Ana|ana@exemple.fr|06.12.34.56.79|Lyon',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|Roanne',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 79|Lyon',
    ],
  },
  'numbers that a program has counted with': {
    sheets: ['|nom|prenom|mail|telephone\n0|Durand|Léa|lea@exemple.fr|612345678.0'],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78'],
  },
  'no number, by a sign': {
    sheets: [
      'Nom|Prénom|Mail|Tél|Ville\nDurand|Léa|lea@exemple.fr|06 12 34 56 78|Roanne\nRoux|Ana|ana@exemple.fr|//|//\nRoux|Noé|noe@exemple.fr|idem|"',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|Roanne',
      'Ana|Roux|ana@exemple.fr||Roanne',
      'Noé|Roux|noe@exemple.fr||Roanne',
    ],
  },
  'a second list whose rows are counted': {
    sheets: [
      'Admis\nNom|Prénom|Tél|Mail\nDurand|Léa|06 12 34 56 78|lea@exemple.fr\n\nListe complémentaire\nRang|Prénom|Nom|Mail|Tél\n1|Ana|Roux|ana@exemple.fr|06 12 34 56 79',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Ana|Roux|ana@exemple.fr|06 12 34 56 79'],
  },
  'addresses in square brackets': {
    sheets: ['DURAND Léa (BTS MCO) [lea@exemple.fr]\nROUX Ana (BTS SAM) [ana@exemple.fr]'],
    people: ['Léa|Durand|lea@exemple.fr|', 'Ana|Roux|ana@exemple.fr|'],
    asks: true,
  },
  'what the colours mean, below the list': {
    sheets: ['Nom|Prénom|Mail\nDurand|Léa|lea@exemple.fr\n||\njaune = à relancer|vert = inscrit|'],
    people: ['Léa|Durand|lea@exemple.fr|'],
  },
  'names as a database calls them, that of use empty': {
    sheets: [
      'id_cand|nom_naissance|nom_usage|prenom1|prenom2|courriel|num_tel\n1|DURAND||LÉA||lea@exemple.fr|0612345678\n2|ROUX|GAY|ANA|LOU|ana@exemple.fr|0612345679',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Ana|Gay|ana@exemple.fr|06 12 34 56 79'],
  },
  'a title of names above nothing': {
    sheets: ['Nom|Prénom|Mail\n|Léa|lea@exemple.fr\n|Ana|ana@exemple.fr'],
    people: ['Léa||lea@exemple.fr|', 'Ana||ana@exemple.fr|'],
    asks: true,
  },
};

export const secretaryFourthCompanyFiles: Readonly<Record<string, OddFile>> = {
  '« Nom » below the company and below its contact': {
    sheets: [
      'Entreprise|||Contact RH|||\nNom|Ville|SIRET|Nom|Prénom|Mail|Tél\nOptique Gay|Roanne|35600000000048|GARNIER|Moussa|rh@gay.exemple.fr|0191133953',
    ],
    people: ['Optique Gay|Moussa Garnier|rh@gay.exemple.fr|01 91 13 39 53|35600000000048'],
  },
  'numbers of registration as people write them': {
    sheets: [
      'Nom|SIRET/RNA|Adresse mail\nOptique Gay|356000000-00048|rh@gay.exemple.fr\nHôtel Roux|n° 356 000 000 00048|lea@roux.exemple.fr',
    ],
    people: [
      'Optique Gay||rh@gay.exemple.fr||35600000000048',
      'Hôtel Roux||lea@roux.exemple.fr||35600000000048',
    ],
  },
  'a remark behind a company’s name': {
    sheets: [
      'Entreprise|Mail\nOptique Gay (ne plus appeler avant janvier)|rh@gay.exemple.fr\nMarché Vert (ex Primeurs Roux)|contact@vert.exemple.fr',
    ],
    people: [
      'Optique Gay||rh@gay.exemple.fr|',
      'Marché Vert (ex Primeurs Roux)||contact@vert.exemple.fr|',
    ],
  },
  'contacts with their number, the name of some first': {
    sheets: [
      'Structure|Personne ressource|Courriel\nOptique Gay|Mme Petit Anne-Sophie, Directrice – 01 91 13 39 53|rh@gay.exemple.fr\nHôtel Roux|Noé POULAIN (DRH) 05 80 93 92 76|contact@roux.exemple.fr\nGarage Blin|Mme Perrot Anaïs, Gérante – 02 71 53 35 18|garage@blin.exemple.fr\nMarché Vert|M. Nguyen Hugo, DRH – 02 71 53 35 19|contact@vert.exemple.fr',
    ],
    people: [
      'Optique Gay|Anne-Sophie Petit|rh@gay.exemple.fr|01 91 13 39 53',
      'Hôtel Roux|Noé Poulain|contact@roux.exemple.fr|05 80 93 92 76',
      'Garage Blin|Anaïs Perrot|garage@blin.exemple.fr|02 71 53 35 18',
      'Marché Vert|Hugo Nguyen|contact@vert.exemple.fr|02 71 53 35 19',
    ],
  },
  'accounts that a program numbers': {
    sheets: [
      'N° compte|Intitulé|Abrégé|Contact|Téléphone|E-Mail|N° Siret\nC00001|OPTIQUE GAY|OPTIQUE|Anne Petit|01 91 13 39 53|rh@gay.exemple.fr|35600000000048',
    ],
    people: ['OPTIQUE GAY|Anne Petit|rh@gay.exemple.fr|01 91 13 39 53|35600000000048'],
  },
  'addresses below the names': {
    sheets: [
      'Entreprise / Adresse|Tuteur|Mail\nOptique Gay⏎12 rue Basse⏎42300 ROANNE|Anne Petit|rh@gay.exemple.fr\nHôtel Roux⏎et Fils|Noé Poulain|contact@roux.exemple.fr',
    ],
    people: [
      'Optique Gay|Anne Petit|rh@gay.exemple.fr|',
      'Hôtel Roux et Fils|Noé Poulain|contact@roux.exemple.fr|',
    ],
  },
};
