import type { OddFile } from './candidate-files.ts';

/** Files of companies; each as « name|contact|e-mail|phone ». */
export const companyFiles: Readonly<Record<string, OddFile>> = {
  'a plain list': {
    sheets: ['Nom|Email\nL’Atelier|contact@atelier.fr'],
    people: ['L’Atelier||contact@atelier.fr|'],
  },
  'the manager’s name beside the company’s': {
    sheets: [
      'Entreprise|Nom|Prénom|Fonction|Mail|Téléphone\nSARL Roux|DURAND|Marc|Gérant|contact@roux.fr|0477123456',
    ],
    people: ['SARL Roux|Marc Durand|contact@roux.fr|04 77 12 34 56'],
  },
  'the manager’s name, the company under another header': {
    sheets: ['Nom|Prénom|Raison sociale|Courriel\nDurand|Marc|Garage Petit|g@petit.fr'],
    people: ['Garage Petit|Marc Durand|g@petit.fr|'],
  },
  'a manager’s name and no company': {
    sheets: ['Nom|Prénom|Mail\nDurand|Marc|marc@petit.fr\nPetit|Anne|anne@durand.fr'],
    people: ['|Marc Durand|marc@petit.fr|', '|Anne Petit|anne@durand.fr|'],
    asks: true,
  },
  'a contact in one column': {
    sheets: [
      'Société|Contact|E-mail du contact|Tél.\nMairie de Lyon|Mme PETIT Anne|anne@lyon.fr|04 77 12 34 56',
    ],
    people: ['Mairie de Lyon|Anne Petit|anne@lyon.fr|04 77 12 34 56'],
  },
  'an export of a CRM': {
    sheets: [
      'ID;Compte;Interlocuteur;Fonction interlocuteur;E-mail;Ligne directe;SIRET;Code postal;Ville;Code NAF\n12;ROUX SAS;Marc Durand;DRH;m@roux.fr;+33477123456;123 456 789 00012;42000;Roanne;6201Z'.replaceAll(
        ';',
        '|',
      ),
    ],
    people: ['ROUX SAS|Marc Durand|m@roux.fr|04 77 12 34 56'],
  },
  'a header row in the sixth line': {
    sheets: [
      'CFA des Lilas\nPartenaires\n\n\nDernière mise à jour le 3 mai\nSTRUCTURE|RESPONSABLE|MEL|TEL\nGarage Petit|Marc Durand|g@petit.fr|0477123456',
    ],
    people: ['Garage Petit|Marc Durand|g@petit.fr|04 77 12 34 56'],
  },
  'no header': {
    sheets: [
      'Garage Petit|g@petit.fr|0477123456\nSARL Roux|contact@roux.fr|0477123457\nBoulangerie Lys|lys@exemple.fr|0477123458',
    ],
    people: [
      'Garage Petit||g@petit.fr|04 77 12 34 56',
      'SARL Roux||contact@roux.fr|04 77 12 34 57',
      'Boulangerie Lys||lys@exemple.fr|04 77 12 34 58',
    ],
    asks: true,
  },
  'the accountant beside': {
    sheets: [
      'Raison sociale|Mail comptabilité|Mail recrutement\nSARL Roux|compta@roux.fr|rh@roux.fr',
    ],
    people: ['SARL Roux||rh@roux.fr|'],
  },
  'a tutor as contact': {
    sheets: [
      'Employeur|Maître d’apprentissage|Courriel|Secteur d’activité\nSARL Roux|Marc Durand|m@roux.fr|Bâtiment',
    ],
    people: ['SARL Roux|Marc Durand|m@roux.fr|'],
  },
};
