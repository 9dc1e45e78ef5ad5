import { noDistanceLimit } from '@tandem/domain/reference/distances';
import { curveTable, geographicCurve } from '../pair/curves.ts';
import type { Place } from '../profiles.ts';

/** Mean radius of the Earth (IUGG R1), in kilometres. */
export const earthRadius = 6371.0088;

/** Steps at which the curve is read; from the last on nothing is left, and there the kernels put unknown places. */
export const distanceSteps = 512;

/** A whole number, so that a chord comes to the same step on any machine. */
export const stepsPerKm = 5;

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

/** Not more than the sine of an angle from 0 to π. */
const sineAtLeast = (angle: number): number => angle - angle ** 3 / 6;

/** How far off single precision may be, and to spare, in kilometres. */
const slack = 0.01;

/**
 * Between which bounds others lie from one place, in kilometres, for a fraction of what the distance costs: enough to tell of
 * most of a country that they are near or far.
 */
export class Surroundings {
  readonly #latitude: number;
  readonly #longitude: number;
  readonly #cosine: number;

  constructor({ latitude, longitude }: Place) {
    this.#latitude = latitude;
    this.#longitude = longitude;
    this.#cosine = Math.cos(radians(latitude));
  }

  #north({ latitude }: Place): number {
    return radians(Math.abs(latitude - this.#latitude));
  }

  #east({ longitude }: Place): number {
    const apart = Math.abs(longitude - this.#longitude) % 360;
    return radians(Math.min(apart, 360 - apart));
  }

  /** Along the parallel of the place, then along a meridian. */
  atMost(other: Place): number {
    return earthRadius * (this.#north(other) + this.#cosine * this.#east(other)) + slack;
  }

  /** By the haversine formula, of which each term is taken too small rather than too large. */
  atLeast(other: Place): number {
    const north = this.#north(other);
    const cosines = this.#cosine * Math.max(0, this.#cosine - north);
    const half = sineAtLeast(north / 2) ** 2 + cosines * sineAtLeast(this.#east(other) / 2) ** 2;
    return 2 * earthRadius * Math.sqrt(half) - slack;
  }
}

/** A need farther than this (straight line, km) is not for the candidate; infinite without a limit. */
export const farthestOf = (maxKm: number): number =>
  maxKm === noDistanceLimit ? Infinity : Math.fround(chordOf(maxKm));

/** Index: step. */
export const geographicTable = curveTable(geographicCurve, distanceSteps, stepsPerKm);

/** The step of a need at `chord` kilometres: the same for all, however far they would go. */
export const geographicStep = (chord: number): number =>
  Math.min(Math.trunc(Math.fround(chord * stepsPerKm)), distanceSteps);
