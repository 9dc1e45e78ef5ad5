export const resumeDownloadMessages = {
  download: 'Télécharger le CV',
  missing: "Le CV n'est pas disponible.",
  failed: 'Le CV n’a pas pu être téléchargé.',
};

export const resumeViewMessages = {
  notJoined: 'Ces photos n’ont pas pu être réunies. Choisissez-les de nouveau.',
  show: 'Voir le CV',
  hide: 'Refermer le CV',
  failed: 'Le CV n’a pas pu être affiché\u202f: téléchargez-le pour le lire.',
  page: (page: number, count: number) => `CV, page ${page} sur ${count}`,
  pageBroken: (page: number) => `La page ${page} n’a pas pu être affichée.`,
  cut: (most: number) =>
    `Les ${most} premières pages sont affichées\u202f: téléchargez le CV pour lire la suite.`,
};

/** The one that they like best first. */
export const tradesLabel = 'Métiers recherchés';
