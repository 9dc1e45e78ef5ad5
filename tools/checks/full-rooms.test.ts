import { expect, test } from 'vitest';
import { fullRooms, unnamedRooms } from './full-rooms.ts';

const filesIn = (room: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${room}/file-${index}.ts`);

test('a folder is full beyond twenty-two files, those of its own folders not counted', () => {
  expect(fullRooms([...filesIn('a/b', 22), ...filesIn('a/b/c', 22), ...filesIn('a', 3)])).toEqual(
    [],
  );
  expect(fullRooms(filesIn('a/b', 23))).toEqual([
    'a/b: 23 files; give what belongs together a room',
  ]);
});

test('lists of facts may be as long as they are', () => {
  expect(fullRooms(filesIn('domain/src/reference/skills', 30))).toEqual([]);
});

test('a room of an area is named on the page of the house', () => {
  const files = ['server/src/areas/needs/saving/save-need.ts', 'web/src/areas/needs/NeedCard.tsx'];
  expect(unnamedRooms(files, 'needs: `saving/`')).toEqual([]);
  expect(unnamedRooms(files, 'needs: saving')).toEqual([
    'server/src/areas/needs/saving: ARCHITECTURE.md does not name this room',
  ]);
});
