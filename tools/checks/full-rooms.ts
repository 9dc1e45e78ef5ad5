import path from 'node:path';

/** Beyond it nobody sees at a glance what a folder holds: what belongs together in it has a name of its own. */
const mostFiles = 22;

/** Lists of facts, a file each: they are looked up, not read. */
const data = /\/(?:reference|skills|migrations|data)$/;

/** One line for every room of an area that the page of the house does not name. */
export const unnamedRooms = (files: readonly string[], page: string): string[] => {
  const named = new Set([...page.matchAll(/[\w-]+(?=\/)/g)].map(([name]) => name));
  const rooms = files.flatMap(
    (file) => /^(?:server|web)\/src\/areas\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  return [...new Set(rooms)]
    .filter((room) => !named.has(path.posix.basename(room)))
    .map((room) => `${room}: ARCHITECTURE.md does not name this room`);
};

/** One line for every folder with more files of code than one takes in at a glance. */
export const fullRooms = (files: readonly string[]): string[] =>
  [...Map.groupBy(files, (file) => path.posix.dirname(file))]
    .filter(([room, held]) => held.length > mostFiles && !data.test(room))
    .map(([room, held]) => `${room}: ${held.length} files; give what belongs together a room`);
