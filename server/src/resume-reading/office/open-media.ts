import { unzipSync } from 'fflate';

/** Where text documents keep their pictures. */
const media = /^(?:word\/media|Pictures)\/[^/]+\.(?:jpe?g|png)$/i;

/** A page that was scanned is no larger; more pages no resume has. */
const mostBytes = 12_000_000;
const mostPictures = 3;
/** Codes are small: they may be among more, as long as all of them together weigh no more than one page. */
const mostSmall = 12;
/** Beside pages that were scanned, what has less than this share of the largest is an ornament. */
const leastShare = 0.25;

const isPicture = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) || (bytes[0] === 0x89 && bytes[1] === 0x50);

export interface OfficePictures {
  /** Pages that were scanned or photographed, in the order of their names. */
  large: Uint8Array[];
  /** All others, the smallest first, as far as resumes have some. */
  small: Uint8Array[];
}

/** The pictures of a text document. */
export const picturesIn = (bytes: Uint8Array): OfficePictures => {
  const sizes = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (media.test(name) && originalSize <= mostBytes) sizes.set(name, originalSize);
      return false;
    },
  });
  const largest = Math.max(0, ...sizes.values());
  const large = [...sizes]
    .filter(([, size]) => size >= leastShare * largest)
    .map(([name]) => name)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .slice(0, mostPictures);
  let weight = 0;
  const small = [...sizes]
    .filter(([name]) => !large.includes(name))
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, mostSmall)
    .flatMap(([name, size]) => ((weight += size) <= mostBytes ? [name] : []));
  const names = new Set([...large, ...small]);
  const files = unzipSync(bytes, { filter: ({ name }) => names.has(name) });
  const named = (some: readonly string[]): Uint8Array[] =>
    some.flatMap((name) => files[name] ?? []).filter(isPicture);
  return { large: named(large), small: named(small) };
};
