import { chordOf, earthRadius, pointOf } from '@tandem/matching/parts/geographic';
import { sql, type RawBuilder } from 'kysely';
import type { Coordinates } from '../../../platform/places/places.ts';

/** A circle on the ground. */
export interface Around {
  centre: Coordinates;
  km: number;
}

const radius = sql.lit(earthRadius);

/** Where candidates look, or where needs are, as points of the sphere: lines between them are as short as the ways on it. */
export const pointsOf = (table: 'applicants' | 'offers'): RawBuilder<{ id: number }> => sql`(
  select id, ${radius} * cos(radians(latitude)) * cos(radians(longitude)) as x,
    ${radius} * cos(radians(latitude)) * sin(radians(longitude)) as y,
    ${radius} * sin(radians(latitude)) as z
  from ${sql.table(table)} where latitude is not null)`;

const squared = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`(${one} - ${other}) * (${one} - ${other})`;

/** The straight line between two of them, in kilometres. */
export const chordBetween = (one: string, other: string): RawBuilder<number> => {
  const along = (axis: string) => squared(sql.ref(`${one}.${axis}`), sql.ref(`${other}.${axis}`));
  return sql<number>`sqrt(${along('x')} + ${along('y')} + ${along('z')})`;
};

/** Who looks, or what is, within the circle. */
export const idsWithin = (
  table: 'applicants' | 'offers',
  { centre, km }: Around,
): RawBuilder<{ id: number }> => {
  const { x, y, z } = pointOf(centre);
  const along = (axis: string, at: number) => squared(sql.ref(`there.${axis}`), sql.lit(at));
  return sql`(select there.id from ${pointsOf(table)} there
    where ${along('x', x)} + ${along('y', y)} + ${along('z', z)} <= ${sql.lit(chordOf(km) ** 2)})`;
};
