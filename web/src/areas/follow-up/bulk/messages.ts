import { formatCount } from '../../../platform/format/numbers.ts';

export const sourceMessages = {
  one: 'Changer la source',
  several: 'Source',
  title: 'Source',
  source: 'Source (d’où la personne vous a connus)',
  hint: 'Salon de Lyon, Parcoursup, bouche à oreille… Les personnes la lisent dans leurs données.',
  hintOfOne:
    'Salon de Lyon, Parcoursup, bouche à oreille… Laissez vide pour l’effacer. La personne la lit dans ses données.',
  missing: 'Ce champ est obligatoire.',
  save: 'Enregistrer',
  done: (count: number) =>
    count === 0
      ? 'Personne n’avait besoin de ce changement.'
      : `Source de ${formatCount(count, 'personne', 'personnes')} à jour.`,
  failed: 'La source n’a pas pu être enregistrée.',
};
