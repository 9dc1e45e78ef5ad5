import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import { curveTable, geographicCurve } from '../curves.ts';
import type { Place } from '../profiles.ts';

/** Mean radius of the Earth (IUGG R1), in kilometres. */
export const earthRadius = 6371.0088;

/**
 * What « no limit » counts as for the fall of the score, in kilometres: the farthest limit on offer. Who would go anywhere
 * is not known to like long ways more than those who chose it.
 */
export const reachWithoutLimit = Math.max(...distances);

/** Steps of the curve between 0 km and the candidate's limit. */
export const distanceSteps = 512;

/** A point on the sphere, in kilometres from the centre of the Earth, in single precision (to half a metre). */
export interface Point {
  x: number;
  y: number;
  z: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const pointOf = ({ latitude, longitude }: Place): Point => {
  const phi = radians(latitude);
  const lambda = radians(longitude);
  return {
    x: Math.fround(earthRadius * Math.cos(phi) * Math.cos(lambda)),
    y: Math.fround(earthRadius * Math.cos(phi) * Math.sin(lambda)),
    z: Math.fround(earthRadius * Math.sin(phi)),
  };
};

/** The straight line between two points of the sphere that lie `km` apart on it. */
export const chordOf = (km: number): number => 2 * earthRadius * Math.sin(km / (2 * earthRadius));

/** Kilometres on the sphere between two places, for people. */
export const kilometresBetween = (one: Place, other: Place): number => {
  const chord = chordBetween(pointOf(one), pointOf(other));
  return 2 * earthRadius * Math.asin(Math.min(1, chord / (2 * earthRadius)));
};

/** The straight line between two points, in kilometres, in single precision. */
export const chordBetween = (one: Point, other: Point): number => {
  const dx = Math.fround(one.x - other.x);
  const dy = Math.fround(one.y - other.y);
  const dz = Math.fround(one.z - other.z);
  const xy = Math.fround(Math.fround(dx * dx) + Math.fround(dy * dy));
  return Math.fround(Math.sqrt(Math.fround(xy + Math.fround(dz * dz))));
};

/** What a candidate's limit comes to. */
export interface Reach {
  /** A need farther than this (straight line, km) is not for the candidate; infinite without a limit. */
  farthest: number;
  /** Steps of the curve in a kilometre. */
  stepsPerKm: number;
}

export const reachOf = (maxKm: number): Reach => {
  const limited = maxKm !== noDistanceLimit;
  const reach = limited ? maxKm : reachWithoutLimit;
  return {
    farthest: limited ? Math.fround(chordOf(maxKm)) : Infinity,
    stepsPerKm: Math.fround(distanceSteps / chordOf(Math.max(reach, 0.001))),
  };
};

/** Index: step. */
export const geographicTable = curveTable(geographicCurve, distanceSteps, distanceSteps);

/** The geographic part, in tenths, of a need at `chord` kilometres that is within reach. */
export const geographicTenths = (chord: number, { stepsPerKm }: Reach): number =>
  geographicTable[Math.min(Math.trunc(Math.fround(chord * stepsPerKm)), distanceSteps)] ?? 0;
