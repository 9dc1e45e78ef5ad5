import { inflateRawSync } from 'node:zlib';

const centralHeader = 0x02_01_4b_50;
const endRecord = 0x06_05_4b_50;

/** The files of an archive by their paths, read from its directory (APPNOTE.TXT 6.3.10, sections 4.3.7 to 4.3.16). */
export const readZip = (zip: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endRecord) throw new Error('Not a whole archive.');
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== centralHeader) throw new Error('The directory is broken.');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number];
    const path = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(path, zip.readUInt16LE(at + 10) === 0 ? stored : inflateRawSync(stored));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
};
