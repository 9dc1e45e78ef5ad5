import type { ColumnStyle } from './column.ts';
import { helvetica, type TypeFace } from './resume-pen.ts';

type Heading = ColumnStyle['heading'];

/** In capitals over a fine line. */
export const underlined =
  (color: string, face: TypeFace = helvetica, size = 11): Heading =>
  (sheet, title, { x, y, width }) => {
    const hand = { font: face.bold, size, color };
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

/** Between two fine lines, as in books. */
export const ruled =
  (color: string, face: TypeFace): Heading =>
  (sheet, title, { x, y, width }) => {
    const hand = { font: face.bold, size: 12, color };
    sheet.rule(color, { x, y: y + 9 }, { x: x + width, y: y + 9 }, 0.5);
    const height = sheet.write(title, { x, y: y + 13.5, width }, hand);
    sheet.rule(color, { x, y: y + 12.5 + height }, { x: x + width, y: y + 12.5 + height }, 0.5);
    return height + 20;
  };

/** Beside a gutter in which only dates stand. */
export const beside =
  (color: string, gutter: number): Heading =>
  (sheet, title, { x, y, width }) => {
    const hand = { font: helvetica.bold, size: 11.5, color };
    sheet.rule(color, { x, y: y + 7 }, { x: x + width, y: y + 7 }, 0.6);
    const at = { x: x + gutter, y: y + 13.5, width: width - gutter };
    return sheet.write(title, at, hand) + 18;
  };

/** Small, in the colour alone. */
export const quiet =
  (color: string, size = 9.5): Heading =>
  (sheet, title, { x, y, width }) => {
    const hand = { font: helvetica.bold, size, color };
    return sheet.write(title.toUpperCase(), { x, y: y + 10, width }, hand) + 13;
  };
