export const oneMatchMessages = {
  failed: 'Ce match n’a pas pu être chargé.',
};

/** A candidate's way to the contract. */
export const contractLinkMessages = {
  fill: 'Compléter mes informations pour le contrat',
  follow: 'Suivre mon contrat',
};
