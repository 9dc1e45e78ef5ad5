import { formatCount, plural } from '../../platform/format/numbers.ts';

/** What is done with candidates, and how it went. */
export const candidateDeedMessages = {
  reminding: 'Relance en cours…',
  reminded: 'Candidat recontacté avec succès.',
  remindFailed: 'Échec de la relance du candidat.',
  allReminded: (count: number) => `${count} candidats recontactés avec succès.`,
  remindAllFailed: 'Erreur lors de la relance des candidats.',
  remindAllTitle: 'Relancer tous les candidats\u202f?',
  remindText: (count: number) =>
    `${formatCount(count, 'candidat', 'candidats')} en attente d’inscription ${plural(count, 'recevra à nouveau son', 'recevront à nouveau leur')} lien d’inscription, par e-mail et par SMS.`,
  nobodyToRemind: 'Aucun des candidats sélectionnés n’est en attente d’inscription.',
  deleteTitle: 'Supprimer ce candidat\u202f?',
  deleteInvited: (name: string) =>
    `L’invitation de ${name} sera retirée\u202f: son lien ne marchera plus.`,
  deleteRegistered: (name: string) =>
    `Le compte de ${name}, sa fiche, son CV et ses matchs seront supprimés.`,
  deleteSome: 'Leurs comptes, fiches, CV, matchs et invitations seront supprimés.',
  deleted: 'Candidat supprimé avec succès.',
  invitedDeleted: 'Candidat temporaire supprimé avec succès.',
  deleteFailed: 'Erreur lors de la suppression du candidat.',
  invitedDeleteFailed: 'Erreur lors de la suppression du candidat temporaire.',
  someDeleted: ['candidat supprimé avec succès.', 'candidats supprimés avec succès.'] as const,
  addTitle: 'Ajouter un candidat',
  addLead: 'Seule l’adresse e-mail est obligatoire.',
  phone: 'Téléphone',
  phoneHint: 'Format +33 6 12 34 56 78 ou 06 12 34 56 78. Sert à l’invitation par SMS.',
  addSubmit: 'Ajouter',
  added: (count: number) => `${count} candidat(s) temporaire(s) ajouté(s) avec succès.`,
  known: (emails: string) => `Email(s) déjà existant(s): ${emails}`,
  notSent: (emails: string) => `Échec d'envoi d'email pour: ${emails}`,
  addFailed: "Une erreur s'est produite lors de l'ajout du candidat temporaire.",
};
