import type { Commune, Coordinates } from './read-communes.ts';

/** Of a cell, in degrees: a few dozen communes stand in one. */
const cellSize = 0.25;

/** Cells around the first one that are looked through; beyond them all communes are. */
const farthestRing = 3;

/** People are at some thousands of places, which each list with a map asks for again. */
const mostKnown = 20_000;

const cellOf = (degrees: number): number => Math.floor(degrees / cellSize);

/** Kilometres do for comparing: squares of degrees, those of longitude shortened as they are at that latitude. */
const distanceFrom = ({ latitude, longitude }: Coordinates) => {
  const shortened = Math.cos((latitude * Math.PI) / 180);
  return ({ coordinates }: Commune): number =>
    (coordinates.latitude - latitude) ** 2 + ((coordinates.longitude - longitude) * shortened) ** 2;
};

/** The first of the nearest: of communes that share a place it is the largest, as they come from the largest on. */
const nearestOf = (communes: readonly Commune[], place: Coordinates): Commune | null => {
  const distance = distanceFrom(place);
  let nearest: Commune | null = null;
  let least = Infinity;
  for (const commune of communes) {
    const now = distance(commune);
    if (now < least) [nearest, least] = [commune, now];
  }
  return nearest;
};

/** `communes` from the largest to the smallest, at least one; the cells are filled when they are first asked for. */
export const buildNearest = (communes: readonly Commune[]) => {
  let cells: Map<string, Commune[]> | undefined;
  const fill = () => {
    const filled = new Map<string, Commune[]>();
    for (const commune of communes) {
      const { latitude, longitude } = commune.coordinates;
      const key = `${cellOf(latitude)} ${cellOf(longitude)}`;
      const there = filled.get(key);
      if (there) there.push(commune);
      else filled.set(key, [commune]);
    }
    return filled;
  };
  const find = (place: Coordinates): Commune => {
    cells ??= fill();
    const [row, column] = [cellOf(place.latitude), cellOf(place.longitude)];
    for (let ring = 1; ring <= farthestRing; ring += 1) {
      const around: Commune[] = [];
      for (let y = row - ring; y <= row + ring; y += 1)
        for (let x = column - ring; x <= column + ring; x += 1)
          around.push(...(cells.get(`${y} ${x}`) ?? []));
      const found = nearestOf(around, place);
      if (found) return found;
    }
    const found = nearestOf(communes, place);
    if (!found) throw new Error('There is no commune at all.');
    return found;
  };
  const known = new Map<string, Commune>();
  return (place: Coordinates): Commune => {
    const key = `${place.latitude} ${place.longitude}`;
    const found = known.get(key) ?? find(place);
    if (known.size >= mostKnown) known.clear();
    known.set(key, found);
    return found;
  };
};
