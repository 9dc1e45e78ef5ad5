import { narrowSpace } from '../../platform/format/numbers.ts';

export const contractMessages = {
  title: "FICHE D'INFORMATION POUR PREPARER LA CONVENTION DE FORMATION ET LE CONTRAT",
  lead: (candidate: string, need: string) =>
    `${candidate}, pour le besoin «${narrowSpace}${need}${narrowSpace}». Tous les champs sont obligatoires. L’inscription est finalisée dès l’enregistrement.`,
  known: 'Prérempli, à vérifier',
  submit: 'Enregistrer et finaliser',
  saved: 'Informations enregistrées avec succès',
  failed: "Erreur lors de l'enregistrement des informations",
  loadFailed: 'La fiche du contrat n’a pas pu être chargée.',
  sheetLead: (candidate: string, need: string, company: string) =>
    `${candidate}, «${narrowSpace}${need}${narrowSpace}» chez ${company}`,
  showNir: 'Afficher le NIR',
  hideNir: 'Masquer le NIR',
  hiddenNir: 'Masqué',
  nirFailed: 'Le NIR n’a pas pu être chargé.',
  print: 'Imprimer',
};
