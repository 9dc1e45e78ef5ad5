import type { OddFile } from './candidate-files.ts';

/** Files that say by a second column, a second line or a sign whose or what something is. */
export const secretaryFifthFiles: Readonly<Record<string, OddFile>> = {
  'signs behind names': {
    sheets: [
      'Nom Prénom|Mail\nDURAND Léa *|lea@exemple.fr\nMARTIN Noé !! doublon ?|noe@exemple.fr\nROUX Ana => entretien le 12/05|ana@exemple.fr\nPETIT Zoé|zoe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|',
      'Noé|Martin|noe@exemple.fr|',
      'Ana|Roux|ana@exemple.fr|',
      'Zoé|Petit|zoe@exemple.fr|',
    ],
  },
  'one row, whose address stands below a title of places': {
    sheets: ['Qui|Adr|Ville\nDURAND Léa|lea@exemple.fr|Roanne'],
    people: ['Léa|Durand|lea@exemple.fr||Roanne'],
    asks: true,
  },
  'whose each number is, in a column beside it': {
    sheets: [
      'First Name|Last Name|E-mail 1 - Value|Phone 1 - Label|Phone 1 - Value|Phone 2 - Label|Phone 2 - Value\nLéa|Durand|lea@exemple.fr|Maman|0699999999|Mobile|0612345678\nNoé|Martin|noe@exemple.fr|Mobile|0712345678|Père|0699999998\nAna|Roux|ana@exemple.fr|Home Fax|0477123456||',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Ana|Roux|ana@exemple.fr|',
    ],
  },
  'two things below each other in each cell': {
    sheets: [
      'Nom|Prénom|Mail|Formation / Commune\nDurand|Léa|lea@exemple.fr|BTS MCO⏎42300 Roanne\nMartin|Noé|noe@exemple.fr|CAP Cuisine⏎69003 Lyon\nRoux|Ana|ana@exemple.fr|BTS MCO',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr||42300 Roanne|BTS MCO',
      'Noé|Martin|noe@exemple.fr||69003 Lyon|CAP Cuisine',
      'Ana|Roux|ana@exemple.fr|||BTS MCO',
    ],
  },
  'the name of birth between brackets in a title': {
    sheets: [
      'NOM (nom de naissance)|Prénom(s)|e-mail\nDURAND (GRANGE)|Léa|lea@exemple.fr\nMARTIN|Noé|noe@exemple.fr',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'two names of a woman under « Nom »': {
    sheets: [
      'Nom|Prénom|Mail\nDURAND née ROUX|Léa|lea@exemple.fr\nGRANGE épouse MARTIN|Inès|ines@exemple.fr\nROUX|Ana|ana@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|',
      'Inès|Martin|ines@exemple.fr|',
      'Ana|Roux|ana@exemple.fr|',
    ],
  },
  'first names without family names are asked about': {
    sheets: ['Prénom|Code|Mail\nLéa|A1|lea@exemple.fr\nNoé|B2|noe@exemple.fr'],
    people: ['Léa||lea@exemple.fr|', 'Noé||noe@exemple.fr|'],
    asks: true,
  },
  'who paid, and what is asked besides': {
    sheets: [
      'Nom participant|Prénom participant|Nom payeur|Prénom payeur|Email payeur|Champ complémentaire 1 - Email du participant|Champ complémentaire 2 - Numéro de portable\nDurand|Léa|Durand|Paul|paul@exemple.fr|lea@exemple.fr|0612345678\nMartin|Noé|Martin|Rose|rose@exemple.fr|noe@exemple.fr|0712345678',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'fields as a form on a site names them': {
    sheets: [
      'your-name|your-firstname|your-email|your-tel\nDurand|Léa|lea@exemple.fr|0612345678\nMartin|Noé|noe@exemple.fr|0712345678',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'fields as a university names them': {
    sheets: [
      'COD_ETU|LIB_NOM_PAT_IND|LIB_NOM_USU_IND|LIB_PR1_IND|ADR_MAIL|LIB_VIL\n22601|ROUX||LEA|lea@exemple.org|ROANNE\n22602|BRUN|MARTIN|NOE|noe@exemple.org|LYON',
    ],
    people: ['Lea|Roux|lea@exemple.org||ROANNE|', 'Noe|Martin|noe@exemple.org||LYON|'],
  },
  'a group that all are in, beside what each asks for': {
    sheets: [
      'Groupe|Nom|Prénom|Mail|Libellé formation d’accueil\nTous les candidats|Durand|Léa|lea@exemple.fr|BTS MCO\nTous les candidats|Martin|Noé|noe@exemple.fr|CAP Cuisine\nTous les candidats|Roux|Ana|ana@exemple.fr|BTS MCO',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|||BTS MCO',
      'Noé|Martin|noe@exemple.fr|||CAP Cuisine',
      'Ana|Roux|ana@exemple.fr|||BTS MCO',
    ],
  },
  'a page’s head of two cells, how to fill in, a break': {
    sheets: [
      'CFA du Forez|Année 2026/2027||\nNom|Prénom|Mail|Portable\nObligatoire|Obligatoire|Obligatoire|Facultatif\nDurand|Léa|lea@exemple.fr|\n12:00|PAUSE DÉJEUNER||\nCFA du Forez|Année 2026/2027||\nNom|Prénom|Mail|Portable\nMartin|Noé|noe@exemple.fr|',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Noé|Martin|noe@exemple.fr|'],
  },
  'addresses as address books keep them, with their postcode': {
    sheets: [
      'n.family|n.given|email;type=HOME|adr;type=HOME\nDurand|Léa|lea@exemple.fr|;;1 rue Haute;Roanne;;42300;France\nMartin|Noé|noe@exemple.fr|;;2 rue Basse;Lyon;;69003;',
    ],
    people: ['Léa|Durand|lea@exemple.fr||42300 Roanne', 'Noé|Martin|noe@exemple.fr||69003 Lyon'],
  },
  'dots between what is said of each': {
    sheets: [
      'Vus au salon :\n• Léa DURAND · BTS MCO · 06 12 34 56 78 · lea@exemple.fr\n• Noé MARTIN · CAP Cuisine · 07 12 34 56 78 · noe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||BTS MCO',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78||CAP Cuisine',
    ],
    asks: true,
  },
  'a diploma and its speciality in two columns': {
    sheets: [
      'Nom|Prénom|Mail|Diplôme|Spécialité\nDurand|Léa|lea@exemple.fr|BTS|Management commercial opérationnel\nMartin|Noé|noe@exemple.fr|CAP|Cuisine\nRoux|Ana|ana@exemple.fr|BTS|SIO',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|||BTS Management commercial opérationnel',
      'Noé|Martin|noe@exemple.fr|||CAP Cuisine',
      'Ana|Roux|ana@exemple.fr|||BTS SIO',
    ],
  },
  'whose numbers and addresses are, in the same cell': {
    sheets: [
      'Nom|Prénom|Tél 1|Tél 2|Mail\nDurand|Léa|06 99 99 99 99 (papa)|06 12 34 56 78|mère : rose@exemple.fr / élève : lea@exemple.fr\nMartin|Noé|07 12 34 56 78|06 99 99 99 98 mère|noe@exemple.fr\nRoux|Ana|père 06 99 99 99 97 / élève 06 12 34 56 79||ana@exemple.fr / karim@exemple.fr (père)\nPetit|Zoé|0612345670||maman : eve@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
      'Ana|Roux|ana@exemple.fr|06 12 34 56 79',
      'Zoé|Petit|eve@exemple.fr|06 12 34 56 70',
    ],
  },
  'a name and a class in one cell, days between': {
    sheets: [
      'Apprenant - Classe|Tél|Mail\nMardi 12 mai\nDURAND Léa - BTS MCO|0612345678|lea@exemple.fr\nMercredi 13 mai\nMARTIN Noé - CAP Cuisine|0712345678|noe@exemple.fr\nROUX Ana - BTS SIO|0712345679|ana@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78||BTS MCO',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78||CAP Cuisine',
      'Ana|Roux|ana@exemple.fr|07 12 34 56 79||BTS SIO',
    ],
  },
  'a name and a day of birth in one cell': {
    sheets: [
      'Nom, prénom, date de naissance|Portable|Mail\nDURAND Léa 12/03/2006|0612345678|lea@exemple.fr\nMARTIN Noé 13/03/2006|0712345678|noe@exemple.fr',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78',
      'Noé|Martin|noe@exemple.fr|07 12 34 56 78',
    ],
  },
  'what was obtained is no diploma that is asked for': {
    sheets: [
      'Nom|Prénom|Mail|Dernier diplôme obtenu|Spécialité|Formation\nDurand|Léa|lea@exemple.fr|CAP|Cuisine|BTS MCO\nMartin|Noé|noe@exemple.fr|CAP|Vente|BTS SIO',
    ],
    people: ['Léa|Durand|lea@exemple.fr|||BTS MCO', 'Noé|Martin|noe@exemple.fr|||BTS SIO'],
  },
};

export const secretaryFifthCompanyFiles: Readonly<Record<string, OddFile>> = {
  'whose a name is, before or behind it': {
    sheets: [
      'Affaire - Titre|Organisation - Nom|Personne - Nom|Personne - E-mail\nAlternant vente|Optique Gay|Léa Petit|lea@gay.exemple.fr\nAlternant paie|Hôtel Roux|Noé Blin|noe@roux.exemple.fr',
    ],
    people: [
      'Optique Gay|Léa Petit|lea@gay.exemple.fr|',
      'Hôtel Roux|Noé Blin|noe@roux.exemple.fr|',
    ],
  },
  'whose each column is, between brackets': {
    sheets: [
      'Code (tiers)|Nom (tiers)|Nom (contact)|Prénom (contact)|Ville (adresse de facturation)|E-mail (contact)|N° SIRET\nCL01|Optique Gay|PETIT|Léa|Roanne|lea@gay.exemple.fr|FR48434768700044\nCL02|Hôtel Roux|BLIN|Noé|Lyon|noe@roux.exemple.fr|FR30957163600013',
    ],
    people: [
      'Optique Gay|Léa Petit|lea@gay.exemple.fr||48434768700044',
      'Hôtel Roux|Noé Blin|noe@roux.exemple.fr||30957163600013',
    ],
  },
  'companies below a title that is elsewhere a role': {
    sheets: [
      'title|category|phone|email\nGarage Blin|Garage|0477123456|contact@blin.exemple.fr\nPharmacie Roux|Pharmacie|0477123457|contact@roux.exemple.fr\nBoulangerie Gay|Boulangerie|0477123458|contact@gay.exemple.fr',
    ],
    people: [
      'Garage Blin||contact@blin.exemple.fr|04 77 12 34 56',
      'Pharmacie Roux||contact@roux.exemple.fr|04 77 12 34 57',
      'Boulangerie Gay||contact@gay.exemple.fr|04 77 12 34 58',
    ],
    asks: true,
  },
  'a telephone and a fax in one cell': {
    sheets: [
      'Enseigne|Tél / Fax|RH|Mail\nOptique Gay|04.77.12.34.56 / 04.77.55.55.55|Mme PETIT|contact@gay.exemple.fr\nHôtel Roux|04.77.12.34.57 / 04.77.55.55.56|M. BLIN|contact@roux.exemple.fr',
    ],
    people: [
      'Optique Gay|Petit|contact@gay.exemple.fr|04 77 12 34 56',
      'Hôtel Roux|Blin|contact@roux.exemple.fr|04 77 12 34 57',
    ],
  },
  'firms that are numbered, and farms': {
    sheets: [
      'Exploitation|Responsable|Mail\n001 - EARL du Moulin|Léa PETIT|lea@moulin.exemple.fr\n002 - GAEC Blin Frères|Noé BLIN|noe@blin.exemple.fr\n003 - 3D Prés|Ana GAY|ana@gay.exemple.fr',
    ],
    people: [
      'EARL du Moulin|Léa Petit|lea@moulin.exemple.fr|',
      'GAEC Blin Frères|Noé Blin|noe@blin.exemple.fr|',
      '3D Prés|Ana Gay|ana@gay.exemple.fr|',
    ],
  },
  'cards below each other in one column': {
    sheets: [
      '#Annuaire\nOptique Gay\n3 rue Haute, 42300 Roanne\nTél. 04 77 12 34 56\ncontact@gay.exemple.fr\n\nHôtel Roux\n3 rue Basse, 69003 Lyon\nTél. 04 77 12 34 57\ncontact@roux.exemple.fr\n\nGarage Blin\n4 rue Basse, 69003 Lyon\nTél. 04 77 12 34 58\ncontact@blin.exemple.fr',
    ],
    people: [
      'Optique Gay||contact@gay.exemple.fr|04 77 12 34 56',
      'Hôtel Roux||contact@roux.exemple.fr|04 77 12 34 57',
      'Garage Blin||contact@blin.exemple.fr|04 77 12 34 58',
    ],
    asks: true,
  },
};
