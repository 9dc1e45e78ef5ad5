import type { Answer } from '@tandem/contract';
import { onMap, type Box, type Point } from './projection.ts';

export type MapPlace = Answer<'GET /lists/map/'>['places'][number];

/** What a map shows, each by a shape of its own: people and needs, and of both those that have nothing. */
export const markKinds = ['candidates', 'lone_candidates', 'needs', 'lone_needs'] as const;

export type MarkKind = (typeof markKinds)[number];

export type Counts = Record<MarkKind, number>;

/** How many of each are at a place. */
export interface PlaceCounts {
  place: Pick<MapPlace, 'name' | 'latitude' | 'longitude' | 'department'>;
  counts: Counts;
}

/** Places that stand so close together that one mark of a kind stands for all of them. */
export interface Cluster extends Point {
  counts: Counts;
  /** The place with the most, and how many others there are. */
  name: string;
  others: number;
}

export const noCounts: Counts = { candidates: 0, lone_candidates: 0, needs: 0, lone_needs: 0 };

export const totalOf = (counts: Counts): number =>
  markKinds.reduce((sum, kind) => sum + counts[kind], 0);

const added = (one: Counts, other: Counts): Counts => ({
  candidates: one.candidates + other.candidates,
  lone_candidates: one.lone_candidates + other.lone_candidates,
  needs: one.needs + other.needs,
  lone_needs: one.lone_needs + other.lone_needs,
});

export const sumOf = (places: readonly PlaceCounts[]): Counts =>
  places.reduce((sum, { counts }) => added(sum, counts), noCounts);

/** Only ids of `shown` count, where it is given. */
const countOf = (ids: readonly number[], shown: ReadonlySet<number> | undefined): number =>
  shown ? ids.reduce((sum, id) => sum + (shown.has(id) ? 1 : 0), 0) : ids.length;

/** How many of each are at each place: of the candidates, or of the needs, those that the list shows. */
export const countPlaces = (
  places: readonly MapPlace[],
  { candidates, needs }: { candidates?: ReadonlySet<number>; needs?: ReadonlySet<number> },
): PlaceCounts[] =>
  places
    .map((place) => ({
      place,
      counts: {
        candidates: countOf(place.candidates, candidates),
        lone_candidates: countOf(place.lone_candidates, candidates),
        // Those for which nobody is looked for stand beside their own list alone.
        needs: countOf(place.needs, needs) + (needs ? countOf(place.other_needs, needs) : 0),
        lone_needs: countOf(place.lone_needs, needs),
      },
    }))
    .filter(({ counts }) => totalOf(counts) > 0);

/** So many clusters stand side by side at most. */
const columns = 24;

const isSeen = ({ x, y }: Point, view: Box): boolean =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;

const clusterOf = (members: readonly (PlaceCounts & { at: Point })[]): Cluster => {
  const weights = members.map(({ counts }) => totalOf(counts));
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const mean = (axis: 'x' | 'y') =>
    members.reduce((sum, { at }, index) => sum + at[axis] * (weights[index] ?? 0), 0) / weight;
  const most = members[weights.indexOf(Math.max(...weights))];
  return {
    x: mean('x'),
    y: mean('y'),
    counts: sumOf(members),
    name: most?.place.name ?? '',
    others: members.length - 1,
  };
};

/** The clusters of what is seen, the largest first, so that small ones stay on top of them. */
export const clustersOf = (places: readonly PlaceCounts[], view: Box): Cluster[] => {
  const size = view.width / columns;
  const cells = new Map<string, (PlaceCounts & { at: Point })[]>();
  for (const one of places) {
    const at = onMap(one.place);
    if (!isSeen(at, view)) continue;
    const key = `${Math.floor(at.x / size)} ${Math.floor(at.y / size)}`;
    const cell = cells.get(key);
    if (cell) cell.push({ ...one, at });
    else cells.set(key, [{ ...one, at }]);
  }
  return [...cells.values()]
    .map(clusterOf)
    .toSorted((one, other) => totalOf(other.counts) - totalOf(one.counts));
};
