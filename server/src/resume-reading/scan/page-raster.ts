import { getResolvedPDFJS } from 'unpdf';
import { openFaxPictures } from '../fax/fax-pictures.ts';
import { openWriting } from '../pdf/glyphs/glyphs.ts';
import { fontsIn, type SharedObjects } from '../pdf/glyphs/page-glyphs.ts';
import { compose, toMatrix, type Matrix } from '../pdf/matrix.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { operationsOf } from '../pdf/operations.ts';
import { mostPixels } from './most-pixels.ts';
import { openLetters } from './shapes/drawn-letters.ts';
import { openFilling, openShapes, type Shape } from './shapes/outlines.ts';
import { flattened } from './sheet/flatten.ts';
import { blankRaster, drawOnto, toGrey, turned, type Decoded, type Raster } from './raster.ts';
import { sheetIn } from './sheet/find-sheet.ts';

/** Of a file that is looked at: no resume has more, and to recognise each takes a second or two. */
export const mostPages = 3;
/** Points along the longer side of the largest picture of a page: 200 an inch on A4, at which letters are read best. */
const longSide = 2340;
/** A page around a small picture becomes no longer than this. */
const longestPage = 3400;
/** A page that fills so many shapes has its letters as outlines; fewer are lines and bars. */
const fewestShapes = 150;

const longerSide = ([a, b, c, d]: Matrix): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

const isDecoded = (object: unknown): object is Decoded =>
  typeof object === 'object' &&
  object !== null &&
  'data' in object &&
  ArrayBuffer.isView(object.data) &&
  'width' in object;

interface Objects {
  get: (id: string, done: (object: unknown) => void) => unknown;
}

const objectOf = (objects: Objects, id: string): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  objects.get(id, resolve);
  return promise;
};

/** What lies on a page, in the order in which it is painted; letters of its fonts as their outlines. */
type Mark = (Shape & { isLetter?: boolean }) | { picture: Raster; matrix: Matrix };

interface View {
  width: number;
  height: number;
  transform: readonly number[];
}

export interface PageMarks {
  marks: readonly Mark[];
  /** The page as it is shown, so many points for one of its own. */
  viewAt: (scale: number) => View;
}

/** How much of a page a photograph of one fills at the least. */
const wholePage = 0.9;

/** The sheet in a photograph that is all of a page, as it would lie on a scanner; null where there is none, or more on the page. */
const drawnSheet = (marks: readonly Mark[], { width, height, transform }: View): Raster | null => {
  const [only, ...others] = marks;
  if (!only || !('picture' in only) || others.length > 0) return null;
  const [a, b, c, d] = compose(toMatrix(transform), only.matrix);
  const area = b * c - a * d;
  // One that is mirrored is no photograph; of one that lies askew nobody can tell what is around it.
  const isStraight = Math.min(Math.abs(a) + Math.abs(d), Math.abs(b) + Math.abs(c)) < 1;
  if (!isStraight || area < wholePage * width * height) return null;
  const sheet = sheetIn(only.picture);
  if (!sheet) return null;
  const quarters = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return turned(flattened(only.picture, sheet, longSide), quarters);
};

/** Null where nothing is to be drawn. */
export const drawMarks = ({ marks: all, viewAt }: PageMarks): Raster | null => {
  const isOutlined =
    all.some((mark) => 'isLetter' in mark) ||
    all.filter((mark) => 'path' in mark).length >= fewestShapes;
  const marks = all.filter((mark) => isOutlined || 'picture' in mark);
  if (marks.length === 0) return null;
  const { width, height } = viewAt(1);
  const sheet = drawnSheet(marks, viewAt(1));
  if (sheet) return sheet;
  const pictures = marks.filter((mark) => 'picture' in mark);
  const sides = pictures.map(({ matrix }) => longerSide(matrix));
  const scale = Math.min(
    longSide / (isOutlined ? Math.max(width, height) : Math.max(1, ...sides)),
    longestPage / Math.max(width, height),
  );
  const view = viewAt(scale);
  const raster = blankRaster(Math.ceil(view.width), Math.ceil(view.height));
  const fill = openFilling(raster);
  for (const mark of marks) {
    const matrix = compose(toMatrix(view.transform), mark.matrix);
    if ('picture' in mark) drawOnto(raster, mark.picture, matrix);
    else fill({ ...mark, matrix });
  }
  return raster;
};

/** A PDF file whose pages are drawn; `close` it. */
export interface PagePictures {
  pages: number;
  /** What is painted on a page; from 1 on. */
  look: (page: number) => Promise<PageMarks>;
  /** The pictures of a page and letters that are outlines, upright as it is shown; null where it has none. */
  draw: (page: number) => Promise<Raster | null>;
  close: () => Promise<void>;
}

/**
 * Draws what pictures a PDF file holds, in greys, and letters that were made outlines; its texts where they are asked for, else they and
 * lines are left out. Throws what PDF.js throws.
 */
export const openPagePictures = async (
  bytes: Uint8Array,
  { withTexts = false }: { withTexts?: boolean } = {},
): Promise<PagePictures> => {
  const { OPS } = await getResolvedPDFJS();
  const { document: file, close } = await openPdf(bytes, {
    maxImageSize: mostPixels(),
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  let faxes: ReturnType<typeof openFaxPictures> | null = null;
  /** What PDF.js could not decode; its size stands beside its name. */
  const faxOf = async ([, width, height]: readonly unknown[]): Promise<Raster | null> => {
    if (Number(width) * Number(height) > mostPixels()) return null;
    faxes ??= openFaxPictures(await file.getData());
    return faxes(Number(width), Number(height));
  };
  const look = async (number: number): Promise<PageMarks> => {
    const page = await file.getPage(number);
    const marks: Mark[] = [];
    const shapes = openShapes(OPS);
    const shared = page.commonObjs as SharedObjects;
    const fonts = fontsIn(shared);
    const writing = openWriting(OPS, fonts);
    const letters = openLetters(OPS, fonts, shared);
    for (const [operation, values] of operationsOf(await page.getOperatorList())) {
      const glyphs = writing.glyphs(operation, values);
      const matrix = writing.matrix();
      const shape = shapes.shapeOf(operation, values, matrix);
      if (shape) marks.push(shape);
      for (const glyph of withTexts ? glyphs : [])
        for (const letter of letters(glyph, shapes.light()))
          marks.push({ ...letter, isLetter: true });
      const isPicture =
        operation === OPS.paintImageXObject ||
        operation === OPS.paintInlineImageXObject ||
        operation === OPS.paintImageMaskXObject;
      if (!isPicture) continue;
      const [named] = values;
      const inner =
        typeof named === 'object' &&
        named !== null &&
        'data' in named &&
        typeof named.data === 'string'
          ? named.data
          : named;
      const objects = (
        typeof inner === 'string' && inner.startsWith('g_') ? page.commonObjs : page.objs
      ) as Objects;
      const object = typeof inner === 'string' ? await objectOf(objects, inner) : inner;
      if (isDecoded(object) && object.width * object.height > mostPixels()) continue;
      const picture = isDecoded(object) ? toGrey(object) : await faxOf(values);
      if (picture) marks.push({ picture, matrix });
    }
    page.cleanup();
    return { marks, viewAt: (scale) => page.getViewport({ scale }) };
  };
  const draw = async (number: number): Promise<Raster | null> => drawMarks(await look(number));
  return { pages: file.numPages, look, draw, close };
};
