export const skillMessages = {
  hint: 'Choisissez dans la liste, ou ajoutez la vôtre.',
  chosen: ['compétence choisie', 'compétences choisies'] as const,
  remove: (name: string) => `Retirer ${name}`,
  add: (name: string) => `Ajouter «\u202f${name}\u202f»`,
  nothing: 'Aucune autre compétence ne correspond.',
  addFailed: 'La compétence n’a pas pu être ajoutée.',
  loadFailed: 'La liste des compétences n’a pas pu être chargée.',
};

export const sectorMessages = {
  label: 'Secteurs d’activité',
  search: 'Chercher un métier, un secteur…',
  nothing: 'Aucun secteur ne correspond. Essayez un autre mot.',
  ofProgramme: 'Souvent avec votre formation',
};
