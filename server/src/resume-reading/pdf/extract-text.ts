import { getResolvedPDFJS } from 'unpdf';
import { withContactLinks, type PageLink } from './annotations/contact-links.ts';
import { writtenTexts } from './annotations/written-texts.ts';
import { isGarbled } from './glyphs/garbled.ts';
import { withLetters } from './glyphs/glyph-numbers.ts';
import { glyphsOf } from './glyphs/page-glyphs.ts';
import { isWide, withBlanks } from './glyphs/wide-texts.ts';
import { compose, toMatrix, type Matrix } from './matrix.ts';
import { layOut, type Fragment, type LayoutLine } from './page-layout.ts';
import { openPdf, type DrawnText } from './open-pdf.ts';
import { withoutMicroprint } from './segments.ts';
import { withTurnedTexts, type TurnedText } from './turned-text.ts';

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
  /** Whether most of the text is none, whatever the pages show. */
  isGarbled?: boolean;
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

const place = ({ str, width, transform, fontName }: DrawnText, view: Matrix) => {
  const placed = compose(view, transform);
  const fragment: Fragment = {
    text: toPlainText(str),
    x: placed[4],
    y: placed[5],
    width,
    size: Math.hypot(placed[2], placed[3]),
    font: fontName,
  };
  const [across, down] = [placed[0], placed[1]];
  return { fragment, isLevel: Math.abs(down) <= 0.2 * Math.abs(across), runsUp: down < 0 };
};

const toTurned = ({ fragment, runsUp }: ReturnType<typeof place>): TurnedText => {
  const { text, x, y, width, size } = fragment;
  return { text, x, top: runsUp ? y - width : y, bottom: runsUp ? y : y + width, size, runsUp };
};

const linesOf = (drawn: readonly DrawnText[], view: Matrix): LayoutLine[] => {
  const placed = drawn.map((item) => place(item, view)).filter(({ fragment }) => fragment.size > 0);
  const level = placed.filter(({ isLevel }) => isLevel).map(({ fragment }) => fragment);
  const turned = placed.filter(({ isLevel }) => !isLevel).map(toTurned);
  return withTurnedTexts(layOut(withoutMicroprint(level)), turned);
};

/** A link's place, as it is shown: annotations have theirs in the page's own coordinates. */
const linkOf = (annotation: unknown, view: Matrix): PageLink[] => {
  const { url, rect } = annotation as { url?: unknown; rect?: unknown };
  if (typeof url !== 'string' || !Array.isArray(rect)) return [];
  const [left = 0, low = 0, right = 0, high = 0] = rect.map(Number);
  const corner = compose(view, [1, 0, 0, 1, left, low]);
  const opposite = compose(view, [1, 0, 0, 1, right, high]);
  const [x, y] = [corner[4], corner[5]];
  const [width, height] = [Math.abs(opposite[4] - x), Math.abs(opposite[5] - y)];
  return [{ url, x: Math.min(x, opposite[4]), y: Math.max(y, opposite[5]), width, height }];
};

/** Loads PDF.js, which else the first file would wait for. */
export const prepare = async (): Promise<void> => {
  await getResolvedPDFJS();
};

/** Reads the text of the first `maxPages` pages. Throws what PDF.js throws when the file cannot be read. */
export const extractText = async (bytes: Uint8Array, maxPages: number): Promise<PdfText> => {
  const { document: file, close } = await openPdf(bytes);
  try {
    const lines: PdfLine[] = [];
    const read: DrawnText[] = [];
    let text = '';
    for (let page = 1; page <= Math.min(file.numPages, maxPages); page += 1) {
      const content = await file.getPage(page);
      const transform = toMatrix(content.getViewport({ scale: 1 }).transform);
      const { items } = await content.getTextContent();
      const drawn = items.flatMap((item) =>
        'str' in item
          ? [
              {
                str: item.str,
                width: item.width,
                transform: toMatrix(item.transform),
                fontName: item.fontName,
              },
            ]
          : [],
      );
      const annotations: unknown[] = await content.getAnnotations();
      const links = annotations.flatMap((one) => linkOf(one, transform));
      const lettered = withLetters(drawn);
      const spaced = lettered.some(isWide)
        ? withBlanks(lettered, await glyphsOf(content))
        : lettered;
      const all = [...spaced, ...annotations.flatMap(writtenTexts)];
      read.push(...lettered);
      const found = withContactLinks(linesOf(all, transform), links).map((line) => ({
        page,
        ...line,
      }));
      content.cleanup();
      lines.push(...found);
      text += `${page > 1 ? '\n\n' : ''}${found.map((line) => line.text).join('\n')}`;
      if (text.length > mostCharacters) break;
    }
    return {
      text: text.slice(0, mostCharacters).trim(),
      pages: file.numPages,
      lines,
      ...(isGarbled(read) && { isGarbled: true }),
    };
  } finally {
    await close();
  }
};
