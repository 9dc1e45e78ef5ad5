export const breaksMessages = {
  title: 'Inscriptions rompues',
  hint: 'Contrats qui ont pris fin avant leur terme, et candidats placés de nouveau depuis. Les 45 premiers jours en entreprise sont estimés d’après les dates.',
  list: 'Inscriptions rompues par formation',
  formation: 'Formation',
  broken: 'Rompues',
  within: 'Dans les 45 jours',
  again: 'Placés de nouveau',
  none: 'Aucune inscription rompue.',
  failed: 'Les ruptures n’ont pas pu être chargées.',
  export: 'Inscriptions rompues',
};
