import { crc32, deflateSync } from 'node:zlib';
import {
  blankRaster,
  drawOnto,
  turned,
  type Raster,
} from '../../../server/src/resume-reading/scan/raster.ts';
import { Random } from '../../shared/random.ts';

/** What becomes of a page on its way through a scanner or a camera. */
export interface Distortion {
  name: string;
  /** In degrees. */
  skew: number;
  /** Of the light, from 0 to 1: how much darker one corner is. */
  shade: number;
  /** Standard deviation of each point. */
  noise: number;
  /** Points to each side that run into each other. */
  blur: number;
  /** Quarters by which it lies wrong. */
  quarters: number;
}

export const distortions: readonly Distortion[] = [
  { name: 'clean scan', skew: 0, shade: 0, noise: 0, blur: 0, quarters: 0 },
  { name: 'noise, 0.8° askew', skew: 0.8, shade: 0, noise: 18, blur: 0, quarters: 0 },
  { name: 'on its side, −1° askew', skew: -1, shade: 0, noise: 10, blur: 0, quarters: 1 },
  {
    name: 'photograph: shade, 2° askew, soft',
    skew: 2,
    shade: 0.45,
    noise: 12,
    blur: 1,
    quarters: 0,
  },
];

const blurred = ({ width, height, grey }: Raster): Raster => {
  const soft = blankRaster(width, height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0;
      for (const down of [-1, 0, 1])
        for (const across of [-1, 0, 1])
          sum +=
            (grey[(y + down) * width + x + across] ?? 255) * (down === 0 && across === 0 ? 4 : 1);
      soft.grey[y * width + x] = sum / 12;
    }
  return soft;
};

export const distorted = (page: Raster, way: Distortion, seed: number): Raster => {
  const random = new Random(seed);
  const { width, height } = page;
  const angle = (way.skew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const made = blankRaster(width, height);
  // The picture’s square is turned about the middle of the page.
  const [a, b, c, d] = [width * cos, width * sin, height * sin, -height * cos];
  drawOnto(made, page, [a, b, c, d, (width - a - c) / 2, (height - b - d) / 2]);
  const soft = way.blur > 0 ? blurred(made) : made;
  for (let at = 0; at < soft.grey.length; at += 1) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const light = 1 - way.shade * (0.6 * x + 0.4 * y);
    const value = (soft.grey[at] ?? 255) * light + way.noise * random.normal();
    soft.grey[at] = Math.max(0, Math.min(255, Math.round(value)));
  }
  return turned(soft, way.quarters);
};

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A picture as a PNG file in greys. */
export const toPng = ({ width, height, grey }: Raster): Uint8Array => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(grey.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', new Uint8Array()),
  ]);
};
