/**
 * Archives as `tar` reads them, as much of the format as whole small files need:
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06 (ustar).
 */

export interface Entry {
  name: string;
  bytes: Buffer;
}

const block = 512;
const longestName = 100;
/** Far above what is ever written: a larger one is damage, and would fill the memory. */
const largestEntry = 256 * 1024 * 1024;

export class DamagedArchive extends Error {
  constructor() {
    super("L'archive est incomplète ou abîmée : elle ne peut pas servir.");
  }
}

const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`;

const checksumAt = 148;

/** The sum of the bytes of a header, its own field counted as spaces. */
const checksum = (header: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < block; at += 1)
    sum += at >= checksumAt && at < checksumAt + 8 ? 32 : (header[at] ?? 0);
  return sum;
};

const padding = (size: number): number => (block - (size % block)) % block;

export const tarEntry = ({ name, bytes }: Entry, at: Date): Buffer => {
  if (Buffer.byteLength(name) > longestName) throw new Error(`Too long a name: ${name}`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, checksumAt);
  return Buffer.concat([header, bytes, Buffer.alloc(padding(bytes.length))]);
};

export const tarEnd = (): Buffer => Buffer.alloc(2 * block);

const textOf = (header: Buffer, from: number, length: number): string => {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString();
};

const readHeader = (header: Buffer): { name: string; size: number } => {
  const size = Number.parseInt(textOf(header, 124, 12), 8);
  const isSound =
    Number.parseInt(textOf(header, checksumAt, 8), 8) === checksum(header) &&
    size >= 0 &&
    size <= largestEntry;
  if (!isSound) throw new DamagedArchive();
  return { name: textOf(header, 0, longestName), size };
};

/** Takes as many bytes as are asked for from a stream of chunks. */
const taker = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  return async (wanted: number): Promise<Buffer> => {
    while (length < wanted) {
      const next = await chunks.next();
      if (next.done) throw new DamagedArchive();
      held.push(next.value);
      length += next.value.length;
    }
    const all = Buffer.concat(held);
    held = [all.subarray(wanted)];
    length -= wanted;
    return all.subarray(0, wanted);
  };
};

/** Reads one entry after another; fails when the archive stops before its end. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const take = taker(source);
  for (;;) {
    const header = await take(block);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(header);
    const bytes = await take(size);
    await take(padding(size));
    yield { name, bytes };
  }
}
