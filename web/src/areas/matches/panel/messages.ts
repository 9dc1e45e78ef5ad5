export const oneMatchMessages = {
  failed: 'Ce match n’a pas pu être chargé.',
};
