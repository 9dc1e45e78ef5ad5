import type { Coordinates } from './projection.ts';

/** The rectangle between two corners, as the address says it: to about 100 m. */
export const rectangleText = (one: Coordinates, other: Coordinates): string =>
  [
    Math.min(one.longitude, other.longitude),
    Math.min(one.latitude, other.latitude),
    Math.max(one.longitude, other.longitude),
    Math.max(one.latitude, other.latitude),
  ]
    .map((degrees) => String(Math.round(degrees * 1000) / 1000))
    .join(',');
