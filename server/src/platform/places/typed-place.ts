import { Failure } from '@tandem/domain/errors';
import type { Coordinates, Places } from './places.ts';

/** Where a commune is that somebody has typed or chosen: « Lyon (69003) », as the completion writes it where several have a name. */
export const requirePlace = (places: Pick<Places, 'locate'>, typed: string): Coordinates => {
  const [, city = typed, zipCode = null] = /^(.*?)\s*(?:\((\d{5})\))?$/.exec(typed) ?? [];
  const centre = places.locate({ city, zipCode });
  if (centre === null)
    throw new Failure('invalid_input', {
      fields: { place: 'Ce lieu n’est pas une commune que Tandem connaît.' },
    });
  return centre;
};
