import {
  openWriting,
  type FontOf,
  type Glyph,
  type WritingOperations,
} from '../../pdf/glyphs/glyphs.ts';
import type { SharedObjects } from '../../pdf/glyphs/page-glyphs.ts';
import { compose } from '../../pdf/matrix.ts';
import { operationsOf } from '../../pdf/operations.ts';
import { openShapes, type Operations, type Shape } from './outlines.ts';

/** A letter is drawn in a few operations; fonts made to take long might have many. */
const mostOperations = 200_000;

const isPath = (path: unknown): path is Float32Array => ArrayBuffer.isView(path);

/** The shapes that a sign of a page is drawn in, so light: of one that is not seen or that its font does not have, none. */
export const openLetters = (
  operations: Operations & WritingOperations,
  fontOf: FontOf,
  objects: SharedObjects,
) => {
  let left = mostOperations;

  const drawn = (glyph: Glyph, light: number): Shape[] => {
    const proc = fontOf(glyph.font)?.charProcOperatorList?.[glyph.drawing ?? ''];
    if (!proc || left < proc.fnArray.length) return [];
    left -= proc.fnArray.length;
    const shapes = openShapes(operations);
    const writing = openWriting(operations, () => null);
    return operationsOf(proc)
      .flatMap(([operation, values]) => {
        writing.glyphs(operation, values);
        const matrix = compose(glyph.matrix, writing.matrix());
        const shape = shapes.shapeOf(operation, values, matrix);
        return shape ? [{ ...shape, light }] : [];
      })
      .toArray();
  };

  return (glyph: Glyph, light: number): Shape[] => {
    if (!glyph.isSeen) return [];
    const { outline, matrix } = glyph;
    if (outline === null || !objects.has(outline)) return drawn(glyph, light);
    const { path } = objects.get(outline) as { path?: unknown };
    return isPath(path) ? [{ path, matrix, light, isEvenOdd: false }] : [];
  };
};
