import type { Matrix } from '../pdf/matrix.ts';

/** A picture in greys, 0 black, 255 white, row by row from the top. */
export interface Raster {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** What PDF.js has decoded: `kind` 1 has a bit a point, 2 red, green and blue, 3 those and how opaque it is. */
export interface Decoded {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
  kind?: number;
}

export const blankRaster = (width: number, height: number): Raster => ({
  width,
  height,
  grey: new Uint8Array(width * height).fill(255),
});

export const luminance = (red = 255, green = 255, blue = 255): number =>
  (red * 77 + green * 151 + blue * 28) >> 8;

export const toGrey = ({ width, height, data, kind = 1 }: Decoded): Raster => {
  const raster = blankRaster(width, height);
  const { grey } = raster;
  const rowBytes = (width + 7) >> 3;
  for (let at = 0; at < grey.length; at += 1) {
    if (kind === 1) {
      const x = at % width;
      const byte = data[Math.floor(at / width) * rowBytes + (x >> 3)] ?? 255;
      grey[at] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
      continue;
    }
    const from = at * (kind === 2 ? 3 : 4);
    const light = luminance(data[from], data[from + 1], data[from + 2]);
    const opaque = kind === 2 ? 255 : (data[from + 3] ?? 255);
    grey[at] = 255 - Math.round(((255 - light) * opaque) / 255);
  }
  return raster;
};

/** Points of the picture that are averaged for one of the page, across and down, at most. */
const mostSamples = 4;

/** How light a picture is between its points. */
export const between = ({ width, height, grey }: Raster, x: number, y: number): number => {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [right, low] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [dx, dy] = [Math.max(0, x - left), Math.max(0, y - top)];
  const upper =
    (grey[top * width + left] ?? 255) * (1 - dx) + (grey[top * width + right] ?? 255) * dx;
  const lower =
    (grey[low * width + left] ?? 255) * (1 - dx) + (grey[low * width + right] ?? 255) * dx;
  return upper * (1 - dy) + lower * dy;
};

/** Draws a picture on a page; `matrix` tells where the corners of a square of 1, its origin at the picture's lower left, come to. */
export const drawOnto = (page: Raster, picture: Raster, matrix: Matrix): void => {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  if (Math.abs(area) < 1) return;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const right = Math.min(page.width, Math.ceil(Math.max(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(page.height, Math.ceil(Math.max(...ys)));
  const density = Math.sqrt((picture.width * picture.height) / Math.abs(area));
  const samples = Math.min(mostSamples, Math.max(1, Math.round(density)));
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      let [sum, count] = [0, 0];
      for (let part = 0; part < samples * samples; part += 1) {
        const dx = x + ((part % samples) + 0.5) / samples - e;
        const dy = y + (Math.floor(part / samples) + 0.5) / samples - f;
        const across = (d * dx - c * dy) / area;
        const down = 1 - (a * dy - b * dx) / area;
        if (across < 0 || across >= 1 || down < 0 || down >= 1) continue;
        sum += between(picture, across * picture.width - 0.5, down * picture.height - 0.5);
        count += 1;
      }
      if (count > 0) page.grey[y * page.width + x] = Math.round(sum / count);
    }
};

/** Turned by so many quarters, clockwise. */
export const turned = (raster: Raster, quarters: number): Raster => {
  const { width, height, grey } = raster;
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return raster;
  const made = turns === 2 ? blankRaster(width, height) : blankRaster(height, width);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] =
        turns === 1
          ? [height - 1 - y, x]
          : turns === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      made.grey[toY * made.width + toX] = grey[y * width + x] ?? 255;
    }
  return made;
};
