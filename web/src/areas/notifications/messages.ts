export const notificationMessages = {
  title: 'Notifications',
  bell: (unread: string) => `Notifications, ${unread}`,
  none: 'Rien de nouveau pour l’instant.',
  hint: 'Vous verrez ici chaque étape de vos matchs.',
  staffHint:
    'Vous verrez ici les oui des deux côtés, les notes où l’on vous mentionne et les nouveaux comptes.',
  loadFailed: 'Les notifications n’ont pas pu être chargées.',
};
