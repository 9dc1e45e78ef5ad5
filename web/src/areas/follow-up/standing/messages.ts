/** Where somebody stands, in the lists of the staff. */
export const standingMessages = {
  stage: 'Étape',
  allStages: 'Toutes les étapes',
  failed: 'Les étapes n’ont pas pu être chargées.',
};
