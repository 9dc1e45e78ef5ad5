import type { Answer } from '@tandem/contract';
import type { Circle } from './FranceMap.tsx';
import type { MapPlace, PlaceCounts } from './clusters.ts';
import { departments } from './departments.ts';
import { mapMessages as messages } from './messages.ts';
import { boundsOf, framed, onMap, wholeOfFrance, type Box } from './projection.ts';
import type { LocatedRow } from './use-map.ts';
import { unplaced, type Zone } from '@tandem/domain/lists/zone';

type Places = ReadonlyMap<number, MapPlace>;

const pathsByCode = new Map(departments.map(([code, , path]) => [code, path]));

/** Whether a department stands on the drawing: those overseas do not. */
export const isDrawn = (code: string): boolean => pathsByCode.has(code);

/** What of the drawing is seen: what is chosen, with room around it, else all of it. */
export const viewOf = (zone: Zone): Box => {
  if (zone.kind === 'department') {
    const path = pathsByCode.get(zone.code);
    return path === undefined ? wholeOfFrance : framed(boundsOf(path));
  }
  if (zone.kind !== 'rectangle') return wholeOfFrance;
  const { west, south, east, north } = zone.rectangle;
  const low = onMap({ latitude: south, longitude: west });
  const high = onMap({ latitude: north, longitude: east });
  return framed({ x: low.x, y: high.y, width: high.x - low.x, height: low.y - high.y });
};

/** Which rows stand in each department, and which at no place that is known. */
const byDepartment = (rows: readonly LocatedRow[], places: Places): Map<string, LocatedRow[]> =>
  Map.groupBy(rows, ({ record }) => places.get(record.id)?.department ?? unplaced);

/** How many there are: of a list about both, of each kind, as candidates and needs make no sum. */
const counted = (label: string, rows: readonly LocatedRow[] = [], ofBoth: boolean): string => {
  if (!ofBoth) return messages.counted(label, rows.length);
  const needs = rows.filter(({ isNeed }) => isNeed).length;
  return messages.countedBoth(label, rows.length - needs, needs);
};

type Names = Answer<'GET /lists/map/'>['departments'];

/** What can be chosen without the mouse: each department in which rows stand, with how many do. */
export const zoneChoices = (
  rows: readonly LocatedRow[],
  places: Places,
  { names, zone, text, ofBoth }: { names: Names; zone: Zone; text: string; ofBoth: boolean },
): [value: string, label: string][] => {
  const there = byDepartment(rows, places);
  if (zone.kind === 'department' && !there.has(zone.code)) there.set(zone.code, []);
  const known = new Map([
    ...departments.map(([code, name]) => [code, name] as const),
    ...names.map(({ code, name }) => [code, name] as const),
  ]);
  const without = there.get(unplaced);
  there.delete(unplaced);
  const codes = [...there.keys()].toSorted();
  return [
    ['', counted(messages.everywhere, rows, ofBoth)],
    ...(zone.kind === 'rectangle' ? [[text, messages.drawn] as [string, string]] : []),
    ...codes.map((code): [string, string] => [
      code,
      counted(`${code} ${known.get(code) ?? ''}`, there.get(code), ofBoth),
    ]),
    ...(without || zone.kind === 'unplaced'
      ? [[unplaced, counted(messages.unplaced, without, ofBoth)] as [string, string]]
      : []),
  ];
};

/** Circles of more people than that say nothing. */
const mostLimits = 40;

/** How far the people of the list would go, where they are few; each circle once. */
export const limitsOf = (rows: readonly LocatedRow[], places: Places): Circle[] => {
  if (rows.length > mostLimits) return [];
  const circles = rows.flatMap(({ record }): [string, Circle][] => {
    const place = places.get(record.id);
    const km = record.kilometers_away ?? 0;
    if (place === undefined || km <= 0) return [];
    const { latitude, longitude } = place;
    return [[`${latitude} ${longitude} ${km}`, { centre: { latitude, longitude }, km }]];
  });
  return [...new Map(circles).values()];
};

/** Those of the places that stand on the drawing, and those that do not. */
export const splitDrawn = (places: readonly PlaceCounts[]) => ({
  drawn: places.filter(({ place }) => isDrawn(place.department)),
  beyond: places.filter(({ place }) => !isDrawn(place.department)),
});
