import type { OddFile } from './candidate-files.ts';

/** Files of companies that do not stand one a row and one thing a cell. */
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
  'whether it is a company, and who sells to it': {
    sheets: [
      'Nom affiché|Est une société|Courriel|Vendeur\nOptique Gay|TRUE|contact@gay.exemple.fr|Julie Perrin\nHôtel Roux|TRUE|contact@roux.exemple.fr|Julie Perrin\nGarage Petit|TRUE|contact@petit.exemple.fr|Karim Roche',
    ],
    people: [
      'Optique Gay||contact@gay.exemple.fr|',
      'Hôtel Roux||contact@roux.exemple.fr|',
      'Garage Petit||contact@petit.exemple.fr|',
    ],
  },
  'a card in a cell': {
    sheets: [
      'Entreprise|Coordonnées\nOptique Gay|Moussa GARNIER⏎DRH⏎01 91 13 39 53⏎rh@gay.exemple.fr⏎26 allée des Tilleuls⏎59000 Lille\nHôtel Roux|Léa PETIT⏎Gérante⏎04 77 13 39 53⏎lea@roux.exemple.fr⏎2 rue Basse⏎42300 Roanne',
    ],
    people: [
      'Optique Gay|Moussa Garnier|rh@gay.exemple.fr|01 91 13 39 53|',
      'Hôtel Roux|Léa Petit|lea@roux.exemple.fr|04 77 13 39 53|',
    ],
  },
  'a person, a role and a number in a cell': {
    sheets: [
      'Nom de la structure|Personne ressource|Courriel\nOptique Gay|M. GARNIER Moussa, DRH – 01 91 13 39 53|rh@gay.exemple.fr\nHôtel Roux|Léa PETIT (Gérante) 04 77 13 39 53|lea@roux.exemple.fr\nGarage Blin|Anne BLIN : 04 77 13 39 54|anne@blin.exemple.fr',
    ],
    people: [
      'Optique Gay|Moussa Garnier|rh@gay.exemple.fr|01 91 13 39 53',
      'Hôtel Roux|Léa Petit|lea@roux.exemple.fr|04 77 13 39 53',
      'Garage Blin|Anne Blin|anne@blin.exemple.fr|04 77 13 39 54',
    ],
  },
  'shops of one name': {
    sheets: [
      'Enseigne|Magasin|Directeur / Directrice|Adresse mail magasin\nMarché Vert|Marché Vert Roanne|Léa Petit|roanne@vert.exemple.fr\nMarché Vert|Marché Vert Lyon|Noé Roux|lyon@vert.exemple.fr\nMarché Vert|Marché Vert Lille|Ana Gay|lille@vert.exemple.fr',
    ],
    people: [
      'Marché Vert Roanne|Léa Petit|roanne@vert.exemple.fr|',
      'Marché Vert Lyon|Noé Roux|lyon@vert.exemple.fr|',
      'Marché Vert Lille|Ana Gay|lille@vert.exemple.fr|',
    ],
    asks: true,
  },
  'addressees that are companies': {
    sheets: [
      '"Optique Gay" <contact@gay.exemple.fr>\n"Hôtel Roux" <lea@roux.exemple.fr>\n"Léa Petit" <lea@petit.exemple.fr>',
    ],
    people: [
      'Optique Gay||contact@gay.exemple.fr|',
      'Hôtel Roux||lea@roux.exemple.fr|',
      '|Léa Petit|lea@petit.exemple.fr|',
    ],
    asks: true,
  },
  'three lines each': {
    sheets: [
      'Partenaire|Adresse|Contact\nOptique Gay|2 rue Basse|Moussa Garnier\n|42300 Roanne|01 91 13 39 53\n||rh@gay.exemple.fr\nHôtel Roux|3 rue Basse|Léa Petit\n|42000 Saint-Étienne|04 77 13 39 53\n||lea@roux.exemple.fr\nGarage Blin|4 rue Basse|Anne Blin\n|69003 Lyon|04 77 13 39 54\n||anne@blin.exemple.fr',
    ],
    people: [
      'Optique Gay|Moussa Garnier|rh@gay.exemple.fr|01 91 13 39 53',
      'Hôtel Roux|Léa Petit|lea@roux.exemple.fr|04 77 13 39 53',
      'Garage Blin|Anne Blin|anne@blin.exemple.fr|04 77 13 39 54',
    ],
  },
};
