import { readZone } from '@tandem/domain/lists/zone';
import { expect, test } from 'vitest';
import type { MapPlace } from './clusters.ts';
import { zoneChoices } from './map-view.ts';

const lyon: MapPlace = {
  latitude: 45.758,
  longitude: 4.835,
  name: 'Lyon',
  department: '69',
  candidates: [],
  lone_candidates: [],
  needs: [],
  lone_needs: [],
  other_needs: [],
};

const row = (id: number, isNeed = false) => ({ record: { id }, isNeed });

const labels = (rows: ReturnType<typeof row>[], ofBoth: boolean) =>
  zoneChoices(rows, new Map([1, 2, -1].map((id) => [id, lyon])), {
    names: [],
    zone: readZone('29'),
    text: '29',
    ofBoth,
  }).map(([, label]) => label);

test('a list about candidates and needs counts each of them, as they make no sum', () => {
  expect(labels([row(1), row(2), row(3), row(-1, true)], true)).toEqual([
    'Partout (3 candidats, 1 besoin)',
    '29 Finistère (0 candidat, 0 besoin)',
    '69 Rhône (2 candidats, 1 besoin)',
    'Sans lieu connu (1 candidat, 0 besoin)',
  ]);
  expect(labels([row(1), row(2)], false)).toEqual([
    'Partout (2)',
    '29 Finistère (0)',
    '69 Rhône (2)',
  ]);
});
