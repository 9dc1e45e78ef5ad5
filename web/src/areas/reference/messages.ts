export const skillMessages = {
  hint: 'Choisissez dans la liste, ou ajoutez la vôtre.',
  chosen: ['compétence choisie', 'compétences choisies'] as const,
  remove: (name: string) => `Retirer ${name}`,
  add: (name: string) => `Ajouter «\u202f${name}\u202f»`,
  nothing: 'Aucune autre compétence ne correspond.',
  addFailed: 'La compétence n’a pas pu être ajoutée.',
  loadFailed: 'La liste des compétences n’a pas pu être chargée.',
};

/** A place in an order of sectors, from 1. */
export const sectorChoice = (place: number): string => `${place === 1 ? '1er' : `${place}e`} choix`;

export const sectorMessages = {
  label: 'Secteurs d’activité',
  search: 'Chercher un métier, un secteur…',
  nothing: 'Aucun secteur ne correspond. Essayez un autre mot.',
  ofProgramme: 'Souvent avec votre formation',
  order: 'Lesquels préférez-vous\u202f?',
  orderHint: (most: number) =>
    `Facultatif\u202f: touchez vos secteurs du préféré au suivant, ${most} au plus. Touchez-en un de nouveau pour lui retirer sa place. Sans ordre, tous comptent autant.`,
  orderFull: (most: number) => `Vos ${most} premiers choix sont placés.`,
  orderOf: (names: readonly string[]) => `Votre ordre\u202f: ${names.join(', puis ')}.`,
  noOrder: 'Pas d’ordre\u202f: tous comptent autant.',
};
