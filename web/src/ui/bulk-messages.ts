/** What is said of deeds with several rows at once, whatever they are. */
export const bulkMessages = {
  remind: 'Relancer',
  remindTitle: 'Relancer la sélection\u202f?',
  deleteTitle: (count: string) => `Supprimer ${count}\u202f?`,
  progress: (done: string, all: string) => `${done} sur ${all}…`,
  failedFor: (names: string) => `Sans succès pour\u202f: ${names}.`,
};
