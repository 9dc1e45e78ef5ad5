import encodeQR from 'qr';
import { blankRaster, type Raster } from '../scan/raster.ts';

/** The dark squares of a code, row by row, with the light ground around it. */
const squaresOf = (text: string): boolean[][] => encodeQR(text, 'raw', { border: 4 });

/** A code as a picture, so many points for each of its squares. */
export const codePicture = (text: string, points: number): Raster => {
  const squares = squaresOf(text);
  const raster = blankRaster(squares.length * points, squares.length * points);
  for (const at of raster.grey.keys()) {
    const [x, y] = [at % raster.width, Math.floor(at / raster.width)];
    if (squares[Math.floor(y / points)]?.[Math.floor(x / points)]) raster.grey[at] = 0;
  }
  return raster;
};

/** A code as a page draws it, one rectangle after the other, its left top at `x` and `y` points from that of an A4 page. */
export const drawnCode = (text: string, x: number, y: number, side = 90): string => {
  const squares = squaresOf(text);
  const each = side / squares.length;
  return squares
    .flatMap((row, down) =>
      row.map((isDark, across) =>
        isDark ? `${x + across * each} ${842 - y - (down + 1) * each} ${each} ${each} re f\n` : '',
      ),
    )
    .join('');
};
