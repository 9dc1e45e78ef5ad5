import { blankRaster, type Raster } from '../scan/raster.ts';

/** Lines of short strokes, as print looks from afar. */
export const printed = (): Raster => {
  const page = blankRaster(600, 800);
  for (let line = 60; line < 740; line += 24)
    for (let x = 60 + (line % 13); x < 540; x += 6 + ((x * line) % 5))
      for (let y = line; y < line + 9; y += 1)
        for (const shift of [0, 1, 2]) page.grey[y * 600 + x + shift] = 20;
  return page;
};
