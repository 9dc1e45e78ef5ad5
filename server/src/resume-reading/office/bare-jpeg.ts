/** Marks of ITU-T T.81, table B.1, and of Exif 2.3, 4.6. */
const startOfScan = 0xda;
const endOfImage = 0xd9;
const exif = 'Exif\0\0';
const orientationTag = 0x0112;

/** What stands alone: no length follows it. */
const isAlone = (mark: number): boolean => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8);

/** Notes of cameras and programs: place, day, device, a small picture of what was cut off. How colours are kept (« Adobe ») is none. */
const isNote = (mark: number): boolean =>
  (mark >= 0xe0 && mark <= 0xef && mark !== 0xee) || mark === 0xfe;

/** How the camera was held, from 1 to 8; 1 where its notes do not say so. `notes`: from the byte order on. */
const orientationIn = (notes: Buffer): number => {
  const isLittle = notes.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? notes.readUInt16LE(at) : notes.readUInt16BE(at));
  const read32 = (at: number) => (isLittle ? notes.readUInt32LE(at) : notes.readUInt32BE(at));
  if (notes.length < 8) return 1;
  const list = read32(4);
  if (list + 2 > notes.length) return 1;
  const last = Math.min(list + 2 + read16(list) * 12, notes.length) - 12;
  for (let at = list + 2; at <= last; at += 12)
    if (read16(at) === orientationTag) return read16(at + 8);
  return 1;
};

/** Notes that say nothing but how the camera was held. */
const orientationNote = (orientation: number): Buffer => {
  const note = Buffer.alloc(36);
  note.writeUInt16BE(0xffe1, 0);
  note.writeUInt16BE(34, 2);
  note.write(exif, 4, 'latin1');
  note.write('MM\0*', 10, 'latin1');
  note.writeUInt32BE(8, 14);
  note.writeUInt16BE(1, 18);
  note.writeUInt16BE(orientationTag, 20);
  note.writeUInt16BE(3, 22);
  note.writeUInt32BE(1, 24);
  note.writeUInt16BE(orientation, 28);
  return note;
};

/** Where the lines of a picture end that begin here: at the next mark but those that stand among them. */
const endOfLines = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
};

/**
 * A JPG file as whoever reads it is to have it: the picture, and how the camera was held. Where and when it was taken and with what,
 * what was cut off and the film that some telephones put behind it are left out. What is no JPG file comes back as it is.
 */
export const bareJpeg = (bytes: Buffer): Buffer => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return bytes;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 1 < bytes.length) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === endOfImage) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    if (mark === 0xff || mark === 0 || isAlone(mark) || at + 4 > bytes.length) {
      at = bytes.indexOf(0xff, at + (mark === 0xff ? 1 : 2));
      continue;
    }
    const end = Math.min(at + 2 + Math.max(2, bytes.readUInt16BE(at + 2)), bytes.length);
    if (mark === 0xe1 && bytes.toString('latin1', at + 4, at + 10) === exif)
      orientation = orientationIn(bytes.subarray(at + 10, end));
    const until = mark === startOfScan ? endOfLines(bytes, end) : end;
    if (!isNote(mark)) kept.push(bytes.subarray(at, until));
    at = bytes.indexOf(0xff, until);
  }
  if (orientation > 1 && orientation <= 8) kept.splice(1, 0, orientationNote(orientation));
  return Buffer.concat(kept);
};

/** What begins a picture's frame, which says how large it is: all of 0xc0 to 0xcf but tables and what is kept for later. */
const isFrame = (mark: number): boolean =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;

/** How many points a JPG file says that it has; null where no picture follows what it says. */
export const pointsOfJpeg = (bytes: Buffer): number | null => {
  let points = 0;
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 4 <= bytes.length) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === startOfScan) return points;
    if (mark === 0xff || mark === 0 || mark === endOfImage || isAlone(mark)) {
      at = bytes.indexOf(0xff, at + (mark === 0xff ? 1 : 2));
      continue;
    }
    if (isFrame(mark) && at + 9 <= bytes.length)
      points = Math.max(points, bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7));
    at = bytes.indexOf(0xff, at + 2 + Math.max(2, bytes.readUInt16BE(at + 2)));
  }
  return null;
};
