import type { OddFile } from './candidate-files.ts';

/** Files of companies kept by hand, or by a program for customers; each as « name|contact|e-mail|phone ». */
export const keptCompanyFiles: Readonly<Record<string, OddFile>> = {
  'titles that say between brackets how they are filled in': {
    sheets: [
      'Entreprise|Contact (NOM Prénom)|Tél|Mail\nSorel SARL|Mme DURAND Léa|02 61 91 10 10|lea@sorel.exemple.fr',
    ],
    people: ['Sorel SARL|Léa Durand|lea@sorel.exemple.fr|02 61 91 10 10'],
  },
  'no titles, names of firms first': {
    sheets: [
      'Menuiserie Sorel|99950531600003|M. Paul Roux|p.roux@sorel.exemple.fr\nÉditions du Port|99905444800009|Mme Durand|lea@port.exemple.fr',
    ],
    people: [
      'Menuiserie Sorel|Paul Roux|p.roux@sorel.exemple.fr|',
      'Éditions du Port|Durand|lea@port.exemple.fr|',
    ],
    asks: true,
  },
  'whose customer one is': {
    sheets: [
      'Record ID|First Name|Last Name|Email|Phone Number|Company Name|Contact owner\n901|Claire|Fontaine|claire@roux.fr|0472123456|Roux SAS|Julie Petit\n902|||contact@petit.fr|0478123456|Optique Petit|Julie Petit',
    ],
    people: [
      'Roux SAS|Claire Fontaine|claire@roux.fr|04 72 12 34 56',
      'Optique Petit||contact@petit.fr|04 78 12 34 56',
    ],
  },
  'titles between, and what colours mean': {
    sheets: [
      'ENTREPRISES À CONTACTER 2026\nEntreprise|Nom contact|Prénom contact|Mail|Tél\nPARTENAIRES 2025\nFnac Lyon|Vallée|Rita|rita@fnac.exemple.fr|0478123456\nÀ DÉMARCHER\nDarty Bron|Roux|Guy|guy@darty.exemple.fr|0478123457\nVert = OK, orange = à relancer',
    ],
    people: [
      'Fnac Lyon|Rita Vallée|rita@fnac.exemple.fr|04 78 12 34 56',
      'Darty Bron|Guy Roux|guy@darty.exemple.fr|04 78 12 34 57',
    ],
  },
  'what each contact does, between brackets': {
    sheets: [
      'Entreprise|Contact(s)|Mail|Tél\nTransports Gay|M. Dupont (DRH) / Mme Martin (assistante)|drh@gay.exemple.fr|04 74 00 12 01 / 06 12 34 12 01\nKiabi|voir avec Sophie|magasin@kiabi.exemple.fr|\nBrico 42|Service RH|rh@brico.exemple.fr|',
    ],
    people: [
      'Transports Gay|Dupont et Martin|drh@gay.exemple.fr|04 74 00 12 01',
      'Kiabi|Sophie|magasin@kiabi.exemple.fr|',
      'Brico 42|Service RH|rh@brico.exemple.fr|',
    ],
  },
  'whose apprentices they are': {
    sheets: [
      "Raison sociale|Forme juridique|Mail entreprise|Nom maître d'apprentissage|Prénom maître d'apprentissage|Nom apprenant|Prénom apprenant\nGarage Roux|SARL|contact@roux.exemple.fr|ROUX|Guy|DURAND|Léa\nHôtel du Parc|SAS|contact@parc.exemple.fr|GAY|Anne|PETIT|Noé",
    ],
    people: [
      'Garage Roux|Guy Roux|contact@roux.exemple.fr|',
      'Hôtel du Parc|Anne Gay|contact@parc.exemple.fr|',
    ],
  },
  'all of a contact in one cell': {
    sheets: [
      'Entreprise|Contact\nGarage Roux|M. Guy ROUX - Directeur - 04 77 00 00 01 - guy@roux.exemple.fr\nHôtel du Parc|accueil@parc.exemple.fr - 04 77 00 00 02',
    ],
    people: [
      'Garage Roux|Guy Roux|guy@roux.exemple.fr|04 77 00 00 01',
      'Hôtel du Parc||accueil@parc.exemple.fr|04 77 00 00 02',
    ],
  },
  shops: {
    sheets: [
      'Nom du magasin|Responsable de magasin|Téléphone magasin|Mail magasin\nLidl Feurs|Mme Roc Anne|0477000001|feurs@lidl.exemple.fr',
    ],
    people: ['Lidl Feurs|Anne Roc|feurs@lidl.exemple.fr|04 77 00 00 01'],
  },
  'who recruits at a forum, in two columns': {
    sheets: [
      'Forum alternance 2026 – exposants||||\nStand|Enseigne|Nom du recruteur|Prénom du recruteur|Mail recruteur|Mobile recruteur\nA1|Super Soleil|Bernard|Sophie|sophie@soleil.exemple.fr|0612345678\nA2|Mode & Co|Garcia|Luis|luis@mode.exemple.fr|0712345678',
    ],
    people: [
      'Super Soleil|Sophie Bernard|sophie@soleil.exemple.fr|06 12 34 56 78',
      'Mode & Co|Luis Garcia|luis@mode.exemple.fr|07 12 34 56 78',
    ],
  },
  'a number of registration in two columns, and a contact without a first name': {
    sheets: [
      'SIREN|NIC|ENSEIGNE|TEL FIXE|FAX|MAIL|RESP.\n732829320|00074|GARAGE ROUX|0477000001|0477000009|contact@roux.exemple.fr|Mme HADDAD\n552100554|13|HOTEL DU PARC|0477000002|0477000008|contact@parc.exemple.fr|M. OLLIVIER',
    ],
    people: [
      'GARAGE ROUX|Haddad|contact@roux.exemple.fr|04 77 00 00 01|73282932000074',
      'HOTEL DU PARC|Ollivier|contact@parc.exemple.fr|04 77 00 00 02|55210055400013',
    ],
  },
  'contacts of a mail program, with their firm, their post and a fax': {
    sheets: [
      'Titre|Prénom|Nom|Société|Titre (poste)|Télécopie (bureau)|Téléphone (bureau)|Adresse de messagerie\nM.|Guy|Roux|Garage Roux|Responsable RH|04 77 00 00 09|04 77 00 00 01|guy@roux.exemple.fr\nMme|Anne|Gay|Hôtel du Parc|Gérante|04 77 00 00 08|04 77 00 00 02|anne@parc.exemple.fr',
    ],
    people: [
      'Garage Roux|Guy Roux|guy@roux.exemple.fr|04 77 00 00 01',
      'Hôtel du Parc|Anne Gay|anne@parc.exemple.fr|04 77 00 00 02',
    ],
  },
  'two cells for all, with lines of their own, on several sheets': {
    sheets: [
      'Prospection Loire\nQui appeler ?\n\nEntreprise / SIRET|Contact (nom, tél, mail)\nSociété Lis⏎SIRET : 732 829 320 00074|Eva Lis⏎04 77 00 00 03⏎eva@lis.exemple.fr\nEts Sel⏎SIRET : 552 100 554 00013|Max Sel⏎04 77 00 00 04⏎max@sel.exemple.fr',
      'Entreprise / SIRET|Contact (nom, tél, mail)\nGarage Roux⏎SIRET : 732 829 320 00074|Guy Roux⏎04 77 00 00 01⏎contact@roux.exemple.fr\nHôtel du Parc⏎SIRET : 552 100 554 00013|Anne Gay⏎04 77 00 00 02⏎contact@parc.exemple.fr',
    ],
    people: [
      'Société Lis|Eva Lis|eva@lis.exemple.fr|04 77 00 00 03|73282932000074',
      'Ets Sel|Max Sel|max@sel.exemple.fr|04 77 00 00 04|55210055400013',
      'Garage Roux|Guy Roux|contact@roux.exemple.fr|04 77 00 00 01|73282932000074',
      'Hôtel du Parc|Anne Gay|contact@parc.exemple.fr|04 77 00 00 02|55210055400013',
    ],
  },
};
