const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const endLength = 22;

interface Entry {
  name: string;
  deflated: boolean;
  /** The bytes as they lie in the archive. */
  packed: Uint8Array<ArrayBuffer>;
}

const findEnd = (view: DataView): number => {
  for (let at = view.byteLength - endLength; at >= 0; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new RangeError('no end of a zip archive');
};

const entriesOf = (file: ArrayBuffer): Entry[] => {
  const view = new DataView(file);
  const end = findEnd(view);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    if (view.getUint32(at, true) !== entrySignature)
      throw new RangeError('no entry of a zip archive');
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const entry = {
      name: new TextDecoder().decode(new Uint8Array(file, at + 46, view.getUint16(at + 28, true))),
      deflated: view.getUint16(at + 10, true) === 8,
      packed: new Uint8Array(file, start, view.getUint32(at + 20, true)),
    };
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
    return entry;
  });
};

const inflatedSize = async (packed: Uint8Array<ArrayBuffer>, limit: number): Promise<number> => {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return size;
    size += value.byteLength;
    if (size <= limit) continue;
    await reader.cancel();
    return size;
  }
};

/**
 * Bytes that a zip archive unpacks to, counted while it is unpacked and not as it says itself; the count ends beyond
 * `limit`. Throws where the file is no sound zip archive.
 */
export const archiveSize = async (file: ArrayBuffer, limit: number): Promise<number> => {
  let size = 0;
  for (const { deflated, packed } of entriesOf(file)) {
    size += deflated ? await inflatedSize(packed, limit - size) : packed.byteLength;
    if (size > limit) break;
  }
  return size;
};

/** The names of what an archive holds. */
export const archiveNames = (file: ArrayBuffer): string[] =>
  entriesOf(file).map(({ name }) => name);

/** The text of one entry, at most its first `limit` bytes; empty where there is none of that name. */
export const archiveEntry = async (
  file: ArrayBuffer,
  name: string,
  limit: number,
): Promise<string> => {
  const entry = entriesOf(file).find((one) => one.name === name);
  if (!entry) return '';
  if (!entry.deflated) return new TextDecoder().decode(entry.packed.subarray(0, limit));
  const reader = new Blob([entry.packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= limit) continue;
    await reader.cancel();
    return text.slice(0, limit);
  }
};
