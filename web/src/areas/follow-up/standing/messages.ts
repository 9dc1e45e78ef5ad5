/** Where somebody stands, in the lists of the staff. */
export const standingMessages = {
  stage: 'Étape',
  allStages: 'Toutes les étapes',
  programme: 'Formation',
  allProgrammes: 'Toutes les formations',
  wait: 'En attente de',
  anyWait: 'Toutes les attentes',
  referent: 'Référent',
  anyReferent: 'Tous les référents',
  noReferent: 'Sans référent',
  tags: 'Étiquettes',
  tag: 'Étiquette',
  anyTag: 'Toutes les étiquettes',
  town: 'Ville',
  allTowns: 'Toutes les villes',
  since: 'Depuis',
  anyTime: 'Depuis toujours',
  within: (days: number) =>
    days === 365 ? 'Depuis moins d’un an' : `Depuis ${days} jours au plus`,
  longer: 'Depuis plus d’un an',
  failed: 'Les étapes n’ont pas pu être chargées.',
};
