export const resumeDownloadMessages = {
  download: 'Télécharger le CV',
  missing: "Le CV n'est pas disponible.",
  failed: 'Le CV n’a pas pu être téléchargé.',
};
