import type { OddFile } from './candidate-files.ts';

/** Files of companies written without a look at the reader, as its blind check; no longer blind. */
export const blindCompanyFiles: Readonly<Record<string, OddFile>> = {
  'a list of the chamber of trade': {
    sheets: [
      'RAISON SOCIALE|DIRIGEANT|ADRESSE|CP|VILLE|TEL|MAIL|N° SIRET|NAF|EFFECTIF\nROUX ET FILS|M. Jean PETIT|3 rue des Lilas|42300|ROANNE|04.77.12.34.56|contact@roux.fr|123 456 789 00012|4520A|12\nGARAGE DU PONT|Mme Anne LEROY|8 rue Neuve|42000|ST ETIENNE||garage@pont.fr|98765432100019|4520A|3',
    ],
    people: [
      'ROUX ET FILS|Jean Petit|contact@roux.fr|04 77 12 34 56',
      'GARAGE DU PONT|Anne Leroy|garage@pont.fr|',
    ],
  },
  'the tutor in brackets': {
    sheets: [
      'Entreprise d’accueil|Tuteur (Nom)|Tuteur (Prénom)|Tuteur (fonction)|Tuteur (mail)|Tuteur (tél)|Apprenti\nSARL Roux|DURAND|Marc|Chef d’atelier|m@roux.fr|0612345678|PETIT Inès',
    ],
    people: ['SARL Roux|Marc Durand|m@roux.fr|06 12 34 56 78'],
  },
  'a header Nom for the company, the contact in two': {
    sheets: [
      'Nom|Nom du contact|Prénom du contact|Mail|SIRET\nSARL Roux|Durand|Marc|m@roux.fr|12345678900012\nBoulangerie Lys|Petit|Anne|a@lys.fr|98765432100019',
    ],
    people: ['SARL Roux|Marc Durand|m@roux.fr|', 'Boulangerie Lys|Anne Petit|a@lys.fr|'],
  },
  'the general address beside that of recruiting': {
    sheets: [
      'ENSEIGNE|RESP. RH|MAIL RH|STANDARD|MAIL GÉNÉRAL|Besoin\nMarché Lys|Anne Petit|rh@lys.fr|04 77 12 34 56|contact@lys.fr|2 BTS MCO',
    ],
    people: ['Marché Lys|Anne Petit|rh@lys.fr|04 77 12 34 56'],
  },
  'a manager named before the company': {
    sheets: [
      'Gérant|Société|Tel portable|E mail\nDurand Marc|SARL Roux|612345678|contact@roux.fr\nPetit Anne|Lys & Co|712345678|contact@lys.fr',
    ],
    people: [
      'SARL Roux|Marc Durand|contact@roux.fr|06 12 34 56 78',
      'Lys & Co|Anne Petit|contact@lys.fr|07 12 34 56 78',
    ],
  },
  'partners of a forum': {
    sheets: [
      'Forum alternance 2026||||\nN° stand|Exposant|Représenté par|Contact|Présence\nA1|SARL Roux|M. DURAND Marc|m@roux.fr|OK\nA2|Mairie de Roanne|Mme PETIT Anne|a@roanne.fr|OK\nTOTAL|2|||2',
    ],
    people: ['SARL Roux|Marc Durand|m@roux.fr|', 'Mairie de Roanne|Anne Petit|a@roanne.fr|'],
  },
};
