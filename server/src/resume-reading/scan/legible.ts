import { blankRaster, type Raster } from './raster.ts';

/** No stroke of a letter is thicker than twice this, in points of a picture of half the size. */
const reach = 8;
/** Polarity and contrast are told block by block, so many points of half the size wide and high. */
const block = 10;
/** Fewer levels of grey than this between paper and stroke are grain. */
const leastContrast = 24;
/** So many points of a block tell how light its ground is. */
const leastFree = 8;
/** How much of the contrast of the whole page a block has at least where something is printed. */
const leastShare = 0.4;

const halved = ({ width, height, grey }: Raster): Raster => {
  const small = blankRaster(Math.max(1, width >> 1), Math.max(1, height >> 1));
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const below = at + width;
      const sum =
        (grey[at] ?? 255) + (grey[at + 1] ?? 255) + (grey[below] ?? 255) + (grey[below + 1] ?? 255);
      small.grey[y * small.width + x] = sum >> 2;
    }
  return small;
};

/** The lightest (or darkest) points within `reach` along one line of `length` points, `stride` apart (van Herk and Gil, Werman). */
const extremeAlong = (
  from: Uint8Array,
  to: Uint8Array,
  { start, stride, length }: { start: number; stride: number; length: number },
  isLightest: boolean,
): void => {
  const span = 2 * reach + 1;
  const none = isLightest ? 0 : 255;
  const [ahead, behind] = [new Uint8Array(length + 2 * span), new Uint8Array(length + 2 * span)];
  const value = (at: number): number =>
    at < reach || at >= length + reach ? none : (from[start + (at - reach) * stride] ?? none);
  const more = (one: number, other: number): number => (one > other === isLightest ? one : other);
  const end = Math.ceil((length + 2 * reach) / span) * span;
  for (let at = 0; at < end; at += 1)
    ahead[at] = at % span === 0 ? value(at) : more(ahead[at - 1] ?? none, value(at));
  for (let at = end - 1; at >= 0; at -= 1)
    behind[at] = at % span === span - 1 ? value(at) : more(behind[at + 1] ?? none, value(at));
  for (let at = 0; at < length; at += 1)
    to[start + at * stride] = more(behind[at] ?? none, ahead[at + 2 * reach] ?? none);
};

const extreme = ({ width, height, grey }: Raster, isLightest: boolean): Raster => {
  const rows = blankRaster(width, height);
  const both = blankRaster(width, height);
  for (let y = 0; y < height; y += 1)
    extremeAlong(grey, rows.grey, { start: y * width, stride: 1, length: width }, isLightest);
  for (let x = 0; x < width; x += 1)
    extremeAlong(rows.grey, both.grey, { start: x, stride: width, length: height }, isLightest);
  return both;
};

/** What lies under dark print (closing), or under light print (opening): edges of areas of colour stay where they are. */
const groundOf = (page: Raster, isLightest: boolean): Raster =>
  extreme(extreme(page, isLightest), !isLightest);

/** Of each block: how much dark and how much light print it may have, how strong either is, and how light it is. */
interface Blocks {
  across: number;
  down: number;
  dark: Float32Array;
  light: Float32Array;
  darkest: Float32Array;
  lightest: Float32Array;
  ground: Float32Array;
}

const shareOf = (values: readonly number[], share: number, none = 0): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? none;

/** The middle of what was counted of each level of grey; null where fewer than `least` were. */
const medianOf = (counts: Uint32Array, least: number): number | null => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < least) return null;
  let level = 0;
  for (let below = counts[0] ?? 0; below < all / 2; below += counts[level] ?? 0) level += 1;
  return level;
};

/** How unlike in lightness blocks side by side on one ground may be. */
const mostUnlike = 45;

/** Blocks to either side that tell how light a line's ground is where print leaves too little of it free. */
const beside = 4;
/** Bold capitals cover a line by no more than half; a bar with light print is seen in more of it than this. */
const barShare = 0.62;

/** How much of each level of grey a block has, of points where nothing is printed or of all. */
const levelsIn = (
  { width, height, grey }: Raster,
  [left, top]: readonly [number, number],
  isCounted: (at: number) => boolean,
): Uint32Array => {
  const counts = new Uint32Array(256);
  for (let y = top; y < Math.min(height, top + block); y += 1)
    for (let x = left; x < Math.min(width, left + block); x += 1) {
      const at = y * width + x;
      const light = grey[at] ?? 0;
      if (isCounted(at)) counts[light] = (counts[light] ?? 0) + 1;
    }
  return counts;
};

/**
 * How light each block is where nothing is printed; where print leaves too little of it free, as light as the blocks around it are,
 * or, in a bar hardly higher than its letters, as the most of its line.
 */
const groundsOf = (page: Raster, above: Raster, below: Raster, across: number): Float32Array => {
  const down = Math.ceil(page.height / block);
  const cornerOf = (index: number) =>
    [(index % across) * block, Math.floor(index / across) * block] as const;
  const isFree = (at: number): boolean =>
    (above.grey[at] ?? 0) - (below.grey[at] ?? 0) < leastContrast;
  const own = Array.from({ length: across * down }, (_, index) =>
    medianOf(levelsIn(page, cornerOf(index), isFree), leastFree),
  );
  return Float32Array.from(own, (ground, index) => {
    if (ground !== null) return ground;
    const around: number[] = [];
    const counts = new Uint32Array(256);
    for (let side = -beside; side <= beside; side += 1) {
      const column = (index % across) + side;
      if (column < 0 || column >= across) continue;
      for (let shift = -beside; shift <= beside; shift += 1) {
        const other = own[index + shift * across + side] ?? null;
        if (other !== null) around.push(other);
      }
      const levels = levelsIn(page, cornerOf(index + side), () => true);
      for (const [level, count] of levels.entries()) counts[level] = (counts[level] ?? 0) + count;
    }
    const most = medianOf(counts, 1) ?? 255;
    const usual = shareOf(around, 0.5, most);
    if (Math.abs(most - usual) <= mostUnlike) return usual;
    const all = counts.reduce((sum, count) => sum + count, 0);
    const alike = counts
      .subarray(Math.max(0, most - mostUnlike), most + mostUnlike + 1)
      .reduce((sum, count) => sum + count, 0);
    return alike > barShare * all ? most : usual;
  });
};

const blocksOf = (page: Raster, above: Raster, below: Raster): Blocks => {
  const { width, height, grey } = page;
  const [across, down] = [Math.ceil(width / block), Math.ceil(height / block)];
  const made = () => new Float32Array(across * down);
  const [dark, light, darkest, lightest] = [made(), made(), made(), made()];
  const ground = groundsOf(page, above, below, across);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const index = Math.floor(y / block) * across + Math.floor(x / block);
      const own = grey[at] ?? 0;
      const deep = (above.grey[at] ?? 0) - own;
      const high = own - (below.grey[at] ?? 0);
      // Between strokes it is as light as the ground, however unlike the strokes around it.
      if (Math.min(deep, (ground[index] ?? 0) - own) > leastContrast) {
        dark[index] = (dark[index] ?? 0) + 1;
        darkest[index] = Math.max(darkest[index] ?? 0, deep);
      } else if (Math.min(high, own - (ground[index] ?? 0)) > leastContrast) {
        light[index] = (light[index] ?? 0) + 1;
        lightest[index] = Math.max(lightest[index] ?? 0, high);
      }
    }
  return { across, down, dark, light, darkest, lightest, ground };
};

/** The sum, or the most, of what the blocks around one and on its ground have, itself among them. */
const gathered = (
  { across, down, ground }: Blocks,
  values: Float32Array,
  reached: number,
  join: (one: number, other: number) => number,
): Float32Array =>
  values.map((_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const [left, right] = [Math.max(0, column - reached), Math.min(across - 1, column + reached)];
    let sum = 0;
    for (let y = Math.max(0, row - reached); y <= Math.min(down - 1, row + reached); y += 1)
      for (let other = y * across + left; other <= y * across + right; other += 1) {
        const isOnIt = Math.abs((ground[other] ?? 0) - (ground[index] ?? 0)) <= mostUnlike;
        if (isOnIt) sum = join(sum, values[other] ?? 0);
      }
    return sum;
  });

const plus = (one: number, other: number): number => one + other;

/** Whether what is printed is lighter than its ground. */
const isPrintedLight = (blocks: Blocks): boolean[] => {
  const dark = gathered(blocks, blocks.dark, 6, plus);
  const light = gathered(blocks, blocks.light, 6, plus);
  return Array.from(dark, (count, index) => (light[index] ?? 0) > count);
};

/**
 * With all print dark on white paper, as strong in the shade, in pale copies and on areas of colour as elsewhere: each point
 * is told by how much it differs from the ground that it lies on.
 */
export const legible = (page: Raster): Raster => {
  const small = halved(page);
  const [above, below] = [groundOf(small, true), groundOf(small, false)];
  const blocks = blocksOf(small, above, below);
  const isLight = isPrintedLight(blocks);
  const own = blocks.darkest.map((dark, index) =>
    isLight[index] ? (blocks.lightest[index] ?? 0) : dark,
  );
  const printed = Array.from(own).filter((contrast) => contrast > leastContrast);
  const least = Math.max(leastContrast, leastShare * shareOf(printed, 0.7));
  const contrast = gathered(blocks, own, 2, Math.max).map((most) => Math.max(most, least));
  const made = blankRaster(page.width, page.height);
  for (let y = 0; y < page.height; y += 1) {
    const smallY = Math.min(small.height - 1, y >> 1);
    for (let x = 0; x < page.width; x += 1) {
      const smallX = Math.min(small.width - 1, x >> 1);
      const at = smallY * small.width + smallX;
      const index = Math.floor(smallY / block) * blocks.across + Math.floor(smallX / block);
      const light = page.grey[y * page.width + x] ?? 255;
      const unlike = isLight[index]
        ? light - (below.grey[at] ?? 0)
        : (above.grey[at] ?? 255) - light;
      const share = unlike / (contrast[index] ?? 255) - 0.12;
      made.grey[y * page.width + x] = Math.round(255 * (1 - Math.max(0, Math.min(1, share * 1.5))));
    }
  }
  return made;
};
