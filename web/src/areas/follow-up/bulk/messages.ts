import { formatCount } from '../../../platform/format/numbers.ts';

export const sourceMessages = {
  one: 'Corriger la source',
  several: 'Source',
  title: 'Source',
  source: 'D’où vient-on',
  hint: 'Salon de Lyon, Parcoursup, bouche à oreille… Laissez vide pour l’effacer. Les personnes la lisent dans leurs données.',
  save: 'Enregistrer',
  done: (count: number) =>
    count === 0
      ? 'Personne n’avait besoin de ce changement.'
      : `Source de ${formatCount(count, 'personne', 'personnes')} à jour.`,
  failed: 'La source n’a pas pu être enregistrée.',
};
