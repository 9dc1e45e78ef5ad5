export const loadMessages = {
  retry: 'Réessayer',
  loading: 'Chargement…',
  failed: 'Ces informations n’ont pas pu être chargées.',
};
