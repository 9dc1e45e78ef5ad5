import type { OddFile } from './candidate-files.ts';

/** Exports of school programs and registers: whose a column is stands in the title before it, or is cut short. */
export const secretaryTenthFiles: Readonly<Record<string, OddFile>> = {
  'a parent’s address and number below the titles of the candidate’s': {
    sheets: [
      'Nom|Prénom|Email|Tél|Nom parent|Email|Tél\nDURAND|Léa|lea@exemple.fr|0612345678|DURAND Anne|anne@exemple.fr|0712345678\nROUX|Noé|||ROUX Paul|paul@exemple.fr|0712345679',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78', 'Noé|Roux||'],
  },
  'a school’s and an employer’s, cut short': {
    sheets: [
      'NOM|PRENOM|MEL|TEL|VILLE|Ville étab.|Mél étab.|COURRIEL_ENT|TEL_RESP\nDURAND|Léa|lea@exemple.fr|0612345678|Gap|Lyon|ce@lycee.exemple.fr|rh@roux.exemple.fr|0712345678\nROUX|Noé||||Lyon|ce@lycee.exemple.fr|rh@roux.exemple.fr|0712345679',
    ],
    people: ['Léa|Durand|lea@exemple.fr|06 12 34 56 78|Gap', 'Noé|Roux|||'],
  },
  'an address of whom nobody knows': {
    sheets: [
      'NOM|PRENOM|MEL|MEL_XP\nDURAND|Léa|lea.durand@exemple.fr|contact@exemple.fr\nROUX|Noé|noe.roux@exemple.fr|info@exemple.fr',
    ],
    people: ['Léa|Durand|lea.durand@exemple.fr|', 'Noé|Roux|noe.roux@exemple.fr|'],
    asks: true,
  },
  'a name on show that says the address again': {
    sheets: [
      'Prénom|Nom|E-mail 1 - Label|E-mail 1 - Value|Nom affiché de la messagerie|Nom marital\nLéa|Durand|Perso|lea@exemple.fr|Léa Durand (lea@exemple.fr)|\nAna|Roux||ana@exemple.fr|Ana Gay (ana@exemple.fr)|Gay',
    ],
    people: ['Léa|Durand|lea@exemple.fr|', 'Ana|Gay|ana@exemple.fr|'],
  },
  'a mother’s address and number, as their labels say': {
    sheets: [
      'First Name|Last Name|E-mail 1 - Label|E-mail 1 - Value|E-mail 2 - Label|E-mail 2 - Value|Phone 1 - Label|Phone 1 - Value|Phone 2 - Label|Phone 2 - Value\nLéo|Caron|* Perso|leo@exemple.fr|Maman|anne@exemple.fr|Mobile|0612345678|Maman|0712345678',
    ],
    people: ['Léo|Caron|leo@exemple.fr|06 12 34 56 78'],
  },
  'fields that a program calls by their beginnings, below a prefix': {
    sheets: [
      'ELV_NOM|ELV_PRE|ELV_MAIL|ELV_TPORT|ELV_CPOST|ELV_COMM|FOR_LIB|RL1_NOM|RL1_MAIL|ENT_RS|ENT_MAIL\nDUVAL|Rose|rose@exemple.fr|0612345678|61000|ALENCON|BTS MCO|DUVAL Jean|jean@exemple.fr|SARL X|x@exemple.fr\nMOREL|Sami||0612345679|61100|FLERS|BTS MCO|MOREL Eva|eva@exemple.fr||',
    ],
    people: [
      'Rose|Duval|rose@exemple.fr|06 12 34 56 78|61000 ALENCON|BTS MCO',
      'Sami|Morel||06 12 34 56 79|61100 FLERS|BTS MCO',
    ],
  },
  'titles that nobody knows above towns, and whose each number is beside it': {
    sheets: [
      'Qui c’est|On l’appelle|Pour écrire|D’où il vient|Tel 1|À qui ?|Tel 2|À qui ?\nDURAND|Léa|lea@exemple.fr|Roanne|0612345678|élève|0712345678|mère\nROUX|Noé|noe@exemple.fr|Lyon|0712345679|père|0612345679|élève',
    ],
    people: [
      'Léa|Durand|lea@exemple.fr|06 12 34 56 78|Roanne',
      'Noé|Roux|noe@exemple.fr|06 12 34 56 79|Lyon',
    ],
    asks: true,
  },
  'names of the child beside those of the parent who fills in': {
    sheets: [
      'Votre nom|Votre prénom|Votre e-mail|Nom de votre enfant|Prénom de votre enfant|Son e-mail|Session souhaitée\nVERNE|Julie|julie@exemple.fr|VERNE|Axel|axel@exemple.fr|Septembre 2026\nWEBER|Marc|marc@exemple.fr|WEBER|Lou|lou@exemple.fr|Rentrée 2026',
    ],
    people: ['Axel|Verne|axel@exemple.fr|', 'Lou|Weber|lou@exemple.fr|'],
    asks: true,
  },
  'names that the addresses are called after, below a title that says nothing': {
    sheets: [
      'Conseiller stand|Visiteur|Souhait|Mail\nAnne|Ewen Le Roux|BTS MCO|ewen.leroux@exemple.fr\nAnne|Awa Sarr|BTS MCO|awa.sarr@exemple.fr',
    ],
    people: ['Ewen|Le Roux|ewen.leroux@exemple.fr|', 'Awa|Sarr|awa.sarr@exemple.fr|'],
    asks: true,
  },
  'family names that are first names, and a whole name beside who wrote it down': {
    sheets: [
      'Name|Email|Créé par\nThomas Camille|camille.thomas@exemple.fr|Anne\nMartin Ousmane|ousmane.martin2@exemple.fr|Anne\nLaurent Jean-Marc|jeanmarc.laurent@exemple.fr|Anne',
    ],
    people: [
      'Camille|Thomas|camille.thomas@exemple.fr|',
      'Ousmane|Martin|ousmane.martin2@exemple.fr|',
      'Jean-Marc|Laurent|jeanmarc.laurent@exemple.fr|',
    ],
  },
};

export const secretaryTenthCompanyFiles: Readonly<Record<string, OddFile>> = {
  'streets, roles, seats and a second contact': {
    sheets: [
      'Account Name|Contact: First Name|Contact: Last Name|Contact: Title|Contact: Email|Adresse|Postes|Contact facturation|Mail facturation\nGarage Roux|Léa|Petit|HR Manager|lea@roux.exemple.fr|ZI Nord|2|Service compta|compta@roux.exemple.fr\nHôtel Gay|Noé|Faure|Owner|noe@gay.exemple.fr|2 place du Pont|1||',
    ],
    people: [
      'Garage Roux|Léa Petit|lea@roux.exemple.fr||',
      'Hôtel Gay|Noé Faure|noe@gay.exemple.fr||',
    ],
  },
  'who looks after the firms, names of towns and of a spouse': {
    sheets: [
      'Libellé|Ville entreprise|Référent dans l’entreprise|Mail référent entreprise|Suivi par|Conjoint collaborateur|Portable conjoint\nGarage Roux|Lens|Léa Petit|lea@roux.exemple.fr|Jean Dubois|Anne Roux|0612345678\nHôtel Gay|Arras|Noé Faure|noe@gay.exemple.fr|Jean Dubois||\nOptique Val|Lens|Ana Roy|ana@val.exemple.fr|Paul Dubois||\nPains Mie|Lens|Tom Blé|tom@mie.exemple.fr|Paul Dubois||',
    ],
    people: [
      'Garage Roux|Léa Petit|lea@roux.exemple.fr||',
      'Hôtel Gay|Noé Faure|noe@gay.exemple.fr||',
      'Optique Val|Ana Roy|ana@val.exemple.fr||',
      'Pains Mie|Tom Blé|tom@mie.exemple.fr||',
    ],
    asks: true,
  },
  'titles that nobody knows, and the address of who wrote the list': {
    sheets: [
      'La boîte|Qui demander|Son boulot|Mail|Mail commercial\nGarage Roux|Mme Petit|Gérante|petit@roux.exemple.fr|jean@cfa.exemple.fr\nHôtel Gay|M. Faure|Directeur||jean@cfa.exemple.fr',
    ],
    people: ['Garage Roux|Petit|petit@roux.exemple.fr||', 'Hôtel Gay|Faure|||'],
    asks: true,
  },
};
