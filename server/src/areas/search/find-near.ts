import { sightOf } from '@tandem/domain/accounts/access';
import { kilometresBetween } from '@tandem/matching/parts/geographic';
import { requirePlace } from '../../platform/places/typed-place.ts';
import type { Handler } from '../handler.ts';
import { findPlaced } from './placed-queries.ts';

const lists = { applicant: 'candidates', company: 'companies', need: 'needs' } as const;

/** Who of a list is within so many kilometres of a place, in a straight line. */
export const findNear: Handler<'GET /search/near/{side}/', 'db' | 'places'> = async (
  { db, places },
  { actor, params: { side }, query: { place, km }, auditLog },
) => {
  const centre = requirePlace(places, place);
  const placed = await findPlaced(db.read, side, sightOf(actor));
  const near = placed.filter(
    ({ latitude, longitude }) => kilometresBetween(centre, { latitude, longitude }) <= km,
  );
  await auditLog.sawList(lists[side], near.length);
  const { latitude, longitude } = centre;
  return { centre: { latitude, longitude }, ids: near.map(({ id }) => id) };
};
