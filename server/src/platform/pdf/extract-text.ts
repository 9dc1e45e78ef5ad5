import { getResolvedPDFJS } from 'unpdf';
import { layOut, type Fragment, type LayoutLine } from './page-layout.ts';

export interface PdfLine extends LayoutLine {
  /** From 1 on. */
  page: number;
}

export interface PdfText {
  /** The lines, and an empty one between two pages; empty when the file holds pictures only. */
  text: string;
  /** Pages of the file, read or not. */
  pages: number;
  /** In points, from the top left corner of the page as it is shown. */
  lines: PdfLine[];
}

/** More than this no resume says; a file made to fill memory might. */
const mostCharacters = 500_000;

/** Without what no text has and no database takes: control signs, halves of pairs, icons from private alphabets. */
const toPlainText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu, ' ')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ');

type Matrix = readonly number[];

const at = (matrix: Matrix, index: number): number => matrix[index] ?? 0;

/** The matrix that applies `inner`, then `outer`; both as PDF writes them: a b c d e f. */
const compose = (outer: Matrix, inner: Matrix): Matrix => [
  at(outer, 0) * at(inner, 0) + at(outer, 2) * at(inner, 1),
  at(outer, 1) * at(inner, 0) + at(outer, 3) * at(inner, 1),
  at(outer, 0) * at(inner, 2) + at(outer, 2) * at(inner, 3),
  at(outer, 1) * at(inner, 2) + at(outer, 3) * at(inner, 3),
  at(outer, 0) * at(inner, 4) + at(outer, 2) * at(inner, 5) + at(outer, 4),
  at(outer, 1) * at(inner, 4) + at(outer, 3) * at(inner, 5) + at(outer, 5),
];

interface DrawnText {
  str: string;
  width: number;
  transform: Matrix;
}

const place = ({ str, width, transform }: DrawnText, view: Matrix) => {
  const placed = compose(view, transform);
  const fragment: Fragment = {
    text: toPlainText(str),
    x: at(placed, 4),
    y: at(placed, 5),
    width,
    size: Math.hypot(at(placed, 2), at(placed, 3)),
  };
  const isLevel = Math.abs(at(placed, 1)) <= 0.2 * Math.abs(at(placed, 0));
  return { fragment, isLevel };
};

const linesOf = (drawn: readonly DrawnText[], view: Matrix): LayoutLine[] => {
  const placed = drawn.map((item) => place(item, view)).filter(({ fragment }) => fragment.size > 0);
  const level = placed.filter(({ isLevel }) => isLevel).map(({ fragment }) => fragment);
  // Text that runs up the margin belongs to no row.
  const tilted = placed
    .filter(({ isLevel }) => !isLevel)
    .map(({ fragment: { text, x, y, size } }) => ({ text: text.trim(), x, y, size }));
  return [...layOut(level), ...tilted.filter(({ text }) => text !== '')];
};

/** Loads PDF.js, which else the first file would wait for. */
export const prepare = async (): Promise<void> => {
  await getResolvedPDFJS();
};

/** Reads the text of the first `maxPages` pages. Throws what PDF.js throws when the file cannot be read. */
export const extractText = async (bytes: Uint8Array, maxPages: number): Promise<PdfText> => {
  const { getDocument, VerbosityLevel } = await getResolvedPDFJS();
  const loading = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 0,
    enableXfa: false,
  });
  try {
    const file = await loading.promise;
    const lines: PdfLine[] = [];
    let text = '';
    for (let page = 1; page <= Math.min(file.numPages, maxPages); page += 1) {
      const content = await file.getPage(page);
      const { transform } = content.getViewport({ scale: 1 });
      const { items } = await content.getTextContent();
      const drawn = items.flatMap((item) =>
        'str' in item ? [{ str: item.str, width: item.width, transform: item.transform }] : [],
      );
      const found = linesOf(drawn, transform).map((line) => ({ page, ...line }));
      content.cleanup();
      lines.push(...found);
      text += `${page > 1 ? '\n\n' : ''}${found.map((line) => line.text).join('\n')}`;
      if (text.length > mostCharacters) break;
    }
    return { text: text.slice(0, mostCharacters).trim(), pages: file.numPages, lines };
  } finally {
    await loading.destroy();
  }
};
