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
};
