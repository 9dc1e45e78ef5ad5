export const notificationMessages = {
  title: 'Notifications',
  bell: (unread: string) => `Notifications, ${unread}`,
  none: 'Rien de nouveau pour l’instant.',
  hint: 'Vous verrez ici chaque étape de vos matchs.',
  loadFailed: 'Les notifications n’ont pas pu être chargées.',
};
