export const shortReasonMessages = {
  title: (score: string) => `Pourquoi\u202f: ${score}/100`,
  more: 'Voir tout le détail',
  less: 'Réduire le détail',
};
