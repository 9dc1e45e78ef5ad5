import { unzipSync } from 'fflate';

/** Where text documents keep their pictures. */
const media = /^(?:word\/media|Pictures)\/[^/]+\.(?:jpe?g|png)$/i;

/** A page that was scanned is no larger; more pages no resume has. */
const mostBytes = 12_000_000;
const mostPictures = 3;
/** Beside pages that were scanned, what has less than this share of the largest is an ornament. */
const leastShare = 0.25;

const isPicture = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) || (bytes[0] === 0x89 && bytes[1] === 0x50);

/** The large pictures of a text document, in the order of their names. */
export const picturesIn = (bytes: Uint8Array): Uint8Array[] => {
  const sizes = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (media.test(name) && originalSize <= mostBytes) sizes.set(name, originalSize);
      return false;
    },
  });
  const largest = Math.max(0, ...sizes.values());
  const names = new Set(
    [...sizes]
      .filter(([, size]) => size >= leastShare * largest)
      .map(([name]) => name)
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .slice(0, mostPictures),
  );
  const files = unzipSync(bytes, { filter: ({ name }) => names.has(name) });
  return [...names].flatMap((name) => files[name] ?? []).filter(isPicture);
};
