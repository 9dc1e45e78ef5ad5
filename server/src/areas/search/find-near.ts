import { sightOf } from '@tandem/domain/accounts/access';
import { kilometresBetween } from '@tandem/matching/parts/geographic';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { findPlaced } from './placed-queries.ts';

const lists = { applicant: 'candidates', company: 'companies', need: 'needs' } as const;

/** Who of a list is within so many kilometres of a place, in a straight line. */
export const findNear: Handler<'GET /search/near/{side}/', 'db' | 'places'> = async (
  { db, places },
  { actor, params: { side }, query: { place, km }, auditLog },
) => {
  // « Lyon (69003) », as the completion writes it where several have a name.
  const [, city = place, zipCode = null] = /^(.*?)\s*(?:\((\d{5})\))?$/.exec(place) ?? [];
  const centre = places.locate({ city, zipCode });
  if (centre === null)
    throw new Failure('invalid_input', {
      fields: { place: 'Ce lieu n’est pas une commune que Tandem connaît.' },
    });
  const placed = await findPlaced(db.read, side, sightOf(actor));
  const near = placed.filter(
    ({ latitude, longitude }) => kilometresBetween(centre, { latitude, longitude }) <= km,
  );
  await auditLog.sawList(lists[side], near.length);
  const { latitude, longitude } = centre;
  return { centre: { latitude, longitude }, ids: near.map(({ id }) => id) };
};
