import { decodeQRBatch } from 'qr/decode.js';
import { blankRaster, type Raster } from '../scan/raster.ts';

/** A code has 21 squares across at least, each of a point or more. */
const leastSide = 21;
/** Smaller pictures are enlarged: codes are embedded with a point or two for each of their squares. */
const smallSide = 300;
/** Larger ones are shrunk: a photograph of a page shows the squares of a code in many points. */
const mostPoints = 8_000_000;
/** The decoder takes no longer side. */
const longestSide = 4096;
/** Beyond its first look, for codes that are askew, soft or in the shade. */
const effort = { effort: 6, timeLimit: 150 };
/** A page with more is no resume. */
const mostCodes = 6;

const enlarged = ({ width, height, grey }: Raster, times: number): Raster => {
  const made = blankRaster(width * times, height * times);
  for (let y = 0; y < made.height; y += 1)
    for (let x = 0; x < made.width; x += 1)
      made.grey[y * made.width + x] =
        grey[Math.floor(y / times) * width + Math.floor(x / times)] ?? 255;
  return made;
};

const shrunk = ({ width, height, grey }: Raster, times: number): Raster => {
  const made = blankRaster(Math.floor(width / times), Math.floor(height / times));
  for (let y = 0; y < made.height; y += 1)
    for (let x = 0; x < made.width; x += 1) {
      let sum = 0;
      for (let part = 0; part < times * times; part += 1) {
        const row = y * times + Math.floor(part / times);
        sum += grey[row * width + x * times + (part % times)] ?? 255;
      }
      made.grey[y * made.width + x] = Math.round(sum / (times * times));
    }
  return made;
};

/** In a size at which codes are found, and no costlier than a page. */
const handy = (raster: Raster): Raster => {
  const longer = Math.max(raster.width, raster.height);
  const points = raster.width * raster.height;
  const times = Math.ceil(Math.max(longer / longestSide, Math.sqrt(points / mostPoints)));
  if (times > 1) return shrunk(raster, times);
  return longer < smallSide ? enlarged(raster, Math.ceil(smallSide / longer)) : raster;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin = new TextDecoder('windows-1252');

/** Old programs write accents as they did before Unicode. */
const toText = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin.decode(bytes);
  }
};

export interface Code {
  text: string;
  /** Where its middle lies, in shares of the picture's width and height. */
  at: { x: number; y: number };
}

/** What the QR codes in a picture say. */
export const decodeCodes = async (raster: Raster): Promise<Code[]> => {
  if (Math.min(raster.width, raster.height) < leastSide) return [];
  const { width, height, grey } = handy(raster);
  if (Math.min(width, height) < leastSide) return [];
  const codes: Code[] = [];
  await decodeQRBatch([{ width, height, data: grey }], {
    format: 'I420',
    maxSize: { width, height },
    textDecoder: toText,
    pointsOnDetect: ({ boundingBox: box }, text) => {
      if (typeof text !== 'string') return;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      codes.push({ text, at: { x: x / width, y: y / height } });
    },
    ...effort,
  });
  return codes.slice(0, mostCodes);
};
