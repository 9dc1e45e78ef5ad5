import { expect, test } from 'vitest';
import { clustersOf, countPlaces, sumOf, totalOf, type MapPlace } from './clusters.ts';
import { boundsOf, framed, wholeOfFrance } from './projection.ts';
import { departments } from './departments.ts';

const nobody = { candidates: [], lone_candidates: [], needs: [], lone_needs: [], other_needs: [] };

const lyon: MapPlace = {
  ...nobody,
  name: 'Lyon',
  latitude: 45.758,
  longitude: 4.835,
  department: '69',
  candidates: [1, 2, 3],
  lone_candidates: [4],
  needs: [1],
};
const givors: MapPlace = {
  ...nobody,
  name: 'Givors',
  latitude: 45.591,
  longitude: 4.769,
  department: '69',
  lone_needs: [2],
  other_needs: [3],
};
const saintDenis: MapPlace = {
  ...nobody,
  name: 'Saint-Denis',
  latitude: -20.882,
  longitude: 55.45,
  department: '974',
  candidates: [5],
};
const places = [lyon, givors, saintDenis];

const rhone = framed(boundsOf(departments.find(([code]) => code === '69')?.[2] ?? ''));

test('places that stand close are one, which nothing is lost by; closer up they are two', () => {
  const counted = countPlaces(places, {});
  const [far, ...others] = clustersOf(counted, wholeOfFrance);
  expect(others).toEqual([]);
  expect(far).toMatchObject({ name: 'Lyon', others: 1 });
  expect(far?.counts).toEqual({ candidates: 3, lone_candidates: 1, needs: 1, lone_needs: 1 });
  expect(clustersOf(counted, rhone).map(({ name }) => name)).toEqual(['Lyon', 'Givors']);
});

test('who is overseas counts, and stands on no mark', () => {
  const counted = countPlaces(places, {});
  expect(totalOf(sumOf(counted))).toBe(7);
  const seen = clustersOf(counted, wholeOfFrance).map(({ counts }) => totalOf(counts));
  expect(seen.reduce((sum, one) => sum + one, 0)).toBe(6);
});

test('of the list only those count that it shows; a place where nobody is left has no mark', () => {
  const counted = countPlaces(places, { candidates: new Set([2, 4]) });
  expect(counted.map(({ place }) => place.name)).toEqual(['Lyon', 'Givors']);
  expect(counted[0]?.counts).toEqual({
    candidates: 1,
    lone_candidates: 1,
    needs: 1,
    lone_needs: 0,
  });
  expect(sumOf(countPlaces(places, { needs: new Set([2, 3]) }))).toMatchObject({
    needs: 1,
    lone_needs: 1,
  });
  expect(sumOf(countPlaces(places, { needs: new Set() }))).toMatchObject({
    needs: 0,
    candidates: 4,
  });
});

test('20,000 people at 5,000 places are a few hundred marks', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    ...nobody,
    name: `Lieu ${at}`,
    latitude: 42.5 + (at % 71) * 0.12,
    longitude: -4.5 + (at % 113) * 0.11,
    department: '00',
    candidates: [4 * at, 4 * at + 1, 4 * at + 2, 4 * at + 3],
  }));
  const clusters = clustersOf(countPlaces(many, {}), wholeOfFrance);
  expect(clusters.length).toBeLessThan(600);
  expect(clusters.reduce((sum, { counts }) => sum + counts.candidates, 0)).toBe(20_000);
});
