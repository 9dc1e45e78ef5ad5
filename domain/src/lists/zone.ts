/** In degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** Degrees: from the south-west to the north-east. */
export interface Rectangle {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What is chosen on the map: a department, a rectangle, those whose place is not known, or nothing. */
export type Zone =
  | { kind: 'everywhere' }
  | { kind: 'department'; code: string }
  | { kind: 'rectangle'; rectangle: Rectangle }
  | { kind: 'unplaced' };

/** What the address says for those whose place is not known. */
export const unplaced = 'sans-lieu';

const everywhere: Zone = { kind: 'everywhere' };

const readRectangle = (text: string): Zone | null => {
  const [west, south, east, north, ...rest] = text.split(',').map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return null;
  if (rest.length > 0 || ![west, south, east, north].every(Number.isFinite)) return null;
  return west < east && south < north
    ? { kind: 'rectangle', rectangle: { west, south, east, north } }
    : null;
};

/** Null for what is no zone: that is neither nobody nor everybody. */
const parseZone = (text: string): Zone | null => {
  if (text === '') return everywhere;
  if (text === unplaced) return { kind: 'unplaced' };
  if (/^(?:\d{2,3}|2[AB])$/.test(text)) return { kind: 'department', code: text };
  return readRectangle(text);
};

/** Whether that can be read: `69`, `4.2,45.5,5.1,46.1`, `sans-lieu`, or nothing for everywhere. */
export const isZone = (text: string): boolean => parseZone(text) !== null;

/** What the address says; what is no zone (`isZone`) is to be refused or left before. */
export const readZone = (text: string): Zone => parseZone(text) ?? everywhere;

const holds = ({ west, south, east, north }: Rectangle, place: Place): boolean =>
  place.longitude >= west &&
  place.longitude <= east &&
  place.latitude >= south &&
  place.latitude <= north;

/** Whether somebody at that place, or at none that is known, is in the zone. */
export const isInZone = (
  zone: Zone,
  place: (Place & { department: string }) | undefined,
): boolean => {
  if (zone.kind === 'everywhere') return true;
  if (place === undefined) return zone.kind === 'unplaced';
  if (zone.kind === 'department') return place.department === zone.code;
  return zone.kind === 'rectangle' && holds(zone.rectangle, place);
};
