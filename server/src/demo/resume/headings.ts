import type { ColumnStyle } from './column.ts';
import { helvetica, type TypeFace } from './pen.ts';

type Heading = ColumnStyle['heading'];

/** In capitals over a fine line. */
export const underlined =
  (color: string, face: TypeFace = helvetica, size = 11): Heading =>
  (sheet, title, { x, y, width }) => {
    const hand = { font: face.bold, size, color, spacing: 0.4 };
    const height = sheet.write(title.toUpperCase(), { x, y: y + 8, width }, hand);
    sheet.rule(color, { x, y: y + 9.5 + height }, { x: x + width, y: y + 9.5 + height });
    return height + 16;
  };

/** After a small square. */
export const marked =
  (color: string, size = 12): Heading =>
  (sheet, title, { x, y, width }) => {
    sheet.fill(color, { x, y: y + 8.5, width: 4, height: size });
    const hand = { font: helvetica.bold, size, color };
    const height = sheet.write(title, { x: x + 12, y: y + 9, width: width - 12 }, hand);
    return height + 15;
  };

/** Centred between two lines, as in books. */
export const centred =
  (color: string, face: TypeFace): Heading =>
  (sheet, title, { x, y, width }) => {
    const hand = { font: face.bold, size: 11.5, color, align: 'center' as const, spacing: 1.2 };
    sheet.rule(color, { x, y: y + 9 }, { x: x + width, y: y + 9 }, 0.5);
    const height = sheet.write(title.toUpperCase(), { x, y: y + 13, width }, hand);
    sheet.rule(color, { x, y: y + 13 + height }, { x: x + width, y: y + 13 + height }, 0.5);
    return height + 20;
  };

/** Small, in the colour alone. */
export const quiet =
  (color: string, size = 9.5): Heading =>
  (sheet, title, { x, y, width }) => {
    const hand = { font: helvetica.bold, size, color, spacing: 0.6 };
    return sheet.write(title.toUpperCase(), { x, y: y + 10, width }, hand) + 13;
  };
