export const shortReasonMessages = {
  more: 'Voir tout le détail',
  less: 'Réduire le détail',
};
