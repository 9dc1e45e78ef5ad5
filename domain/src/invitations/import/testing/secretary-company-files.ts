import type { OddFile } from './candidate-files.ts';

/** Files of companies as secretaries have them; each company as « name|contact|e-mail|phone ». */
export const secretaryCompanyFiles: Readonly<Record<string, OddFile>> = {
  'a number of registration with spaces': {
    sheets: [
      'Raison sociale|SIRET|Gérant|Tél|Mail|CP|Ville|Effectif\nBOULANGERIE ROC|123 456 789 00012|M. ROC Paul|04 65 71 00 00|contact@roc.example|69003|LYON|12',
    ],
    people: ['BOULANGERIE ROC|Paul Roc|contact@roc.example|04 65 71 00 00'],
  },
  'a tutor and an apprentice': {
    sheets: [
      'Entreprise|Nom tuteur|Prénom tuteur|Mail tuteur|Tel tuteur|Nom apprenti|Prénom apprenti\nDUNE|ROC|Paul|paul@dune.example|0612345678|DURAND|Léa',
    ],
    people: ['DUNE|Paul Roc|paul@dune.example|06 12 34 56 78'],
  },
  'the master’s beside the company’s': {
    sheets: [
      "Nom de l'entreprise|Maître d'apprentissage|Courriel MA|Téléphone MA|Courriel entreprise|Tél. entreprise\nDUNE|Roc Paul|paul@dune.example|0612345678|rh@dune.example|0465710000",
    ],
    people: ['DUNE|Paul Roc|paul@dune.example|06 12 34 56 78'],
  },
  'a number of registration in two columns': {
    sheets: [
      'SIREN|NIC|Dénomination|Contact|Fonction|Adresse électronique|Téléphone|OPCO\n123456789|00012|SARL ROC|Mme Anne ROC|DRH|anne@roc.example|04.65.71.00.00|AKTO',
    ],
    people: ['SARL ROC|Anne Roc|anne@roc.example|04 65 71 00 00'],
  },
  'two people in one cell': {
    sheets: [
      'Exposants 2026||||\nStand|Société|Interlocuteurs|Mail|Portable\nA1|DUNE|Paul ROC et Anne LIS|paul@dune.example; anne@dune.example|06 12 34 56 78',
    ],
    people: ['DUNE|Paul Roc et Anne Lis|paul@dune.example|06 12 34 56 78'],
  },
  'an export of a customers’ program': {
    sheets: [
      'Compte|Prénom|Nom|Titre|Email|Téléphone bureau|Mobile\nDUNE|Paul|Roc|DRH|paul@dune.example|04 65 71 00 00|06 12 34 56 78',
    ],
    people: ['DUNE|Paul Roc|paul@dune.example|06 12 34 56 78'],
  },
  'two contacts': {
    sheets: [
      'Entreprise|Contact RH|Mail RH|Tel RH|Contact compta|Mail compta\nDUNE|Anne Roc|anne@dune.example|0612345678|Jean Lis|compta@dune.example',
    ],
    people: ['DUNE|Anne Roc|anne@dune.example|06 12 34 56 78'],
  },
  'nothing but a name': {
    sheets: [
      'Nom|Ville|Mail|Tél\nBoulangerie Roc|Lyon|roc@exemple.fr|0465710000\nGarage Lis|Bron|lis@exemple.fr|0465710001',
    ],
    people: [
      'Boulangerie Roc||roc@exemple.fr|04 65 71 00 00',
      'Garage Lis||lis@exemple.fr|04 65 71 00 01',
    ],
  },
  'name and first name of who is responsible': {
    sheets: [
      'Entreprise|Nom Prénom responsable|Adresse mail|N° tél\nDune|ROC Paul|paul@dune.example|612345678',
    ],
    people: ['Dune|Paul Roc|paul@dune.example|06 12 34 56 78'],
  },
  'a sign and a registered name': {
    sheets: [
      'Enseigne|Raison sociale|Nom dirigeant|Mail|Tel\nChez Paul|SARL PAUL|Roc|paul@exemple.fr|0465710000',
    ],
    people: ['SARL PAUL|Roc|paul@exemple.fr|04 65 71 00 00'],
    asks: true,
  },
  'a list of a chamber': {
    sheets: [
      'CCI – liste des entreprises partenaires||||\nMise à jour : 12/03/2026||||\n||||\nEntreprises|Activité (NAF)|Adresse|CP - Ville|Dirigeant(e)|Coordonnées\nGARAGE LIS|45.20A|1 rue X|69500 BRON|M. LIS|04 65 71 00 00 - lis@exemple.fr',
    ],
    people: ['GARAGE LIS|Lis|lis@exemple.fr|04 65 71 00 00'],
  },
  'two people of a company': {
    sheets: [
      'Partenaire|Adresse|CP|Ville|Interlocuteur 1|Fonction|Portable|Mail|Interlocuteur 2|Mail 2\nDUNE|1 rue X|69003|LYON|Mme ROC Anne|RRH|0612345678|anne@dune.example|M. LIS|lis@dune.example',
    ],
    people: ['DUNE|Anne Roc|anne@dune.example|06 12 34 56 78'],
  },
  'apprentices with their companies': {
    sheets: [
      'Apprenti|Formation|Entreprise d’accueil|SIRET|Maître d’apprentissage|Mail maître d’apprentissage|Tél maître d’apprentissage\nDURAND Léa|BTS MCO|DUNE|12345678900012|ROC Paul|paul@dune.example|0612345678',
    ],
    people: ['DUNE|Paul Roc|paul@dune.example|06 12 34 56 78'],
  },
  'an export of a directory': {
    sheets: [
      'SIREN|SIRET siège|Dénomination|Forme juridique|Code NAF|Libellé NAF|Tranche effectif|Dirigeants|Adresse|Code postal|Ville|Téléphone|Email|Site web\n123456789|12345678900012|DUNE|SAS|47.11F|Hypermarchés|50 à 99|Paul ROC|1 rue X|69003|LYON|04 65 71 00 00|contact@dune.example|www.dune.example',
    ],
    people: ['DUNE|Paul Roc|contact@dune.example|04 65 71 00 00'],
  },
  'a title in a column of its own': {
    sheets: [
      'Société|Civilité|Nom contact|Prénom contact|Email contact|Tel fixe|Tel mobile\nDUNE|M.|ROC|Paul|paul@dune.example|0465710000|0612345678',
    ],
    people: ['DUNE|Paul Roc|paul@dune.example|06 12 34 56 78'],
  },
};
