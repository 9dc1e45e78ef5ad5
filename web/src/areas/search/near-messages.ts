import { narrowSpace } from '../../platform/format/numbers.ts';

/** The filter of a list by a town and the kilometres around it. */
export const nearMessages = {
  near: 'Près de…',
  within: (km: string, town: string) => `À ${km}${narrowSpace}km de ${town}`,
  town: 'Ville',
  distance: 'Distance, à vol d’oiseau',
  kilometres: (km: string) => `${km}${narrowSpace}km`,
  filter: 'Filtrer',
  everywhere: 'Partout',
  unknown: 'Ce lieu n’est pas une commune que Tandem connaît.',
  failed: 'La recherche n’a pas abouti.',
};
