/** Of the dialog alone; what would be lost is told without it, too (`dialogMessages`). */
export const leaveMessages = {
  unsavedTitle: 'Quitter sans enregistrer\u202f?',
  leave: 'Quitter sans enregistrer',
  unsentTitle: 'Se déconnecter sans envoyer\u202f?',
  signOut: 'Se déconnecter',
  stay: 'Rester',
};
