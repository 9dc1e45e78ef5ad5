import { fold } from '@tandem/matching/text/fold';
import type { PdfText, PdfLine } from '../pdf/extract-text.ts';
import { openPagePictures } from './page-raster.ts';
import type { Raster } from './raster.ts';
import { recognise, type Word } from './recogniser.ts';
import { namesIn, type Names } from './doubtful-addresses.ts';
import { legible } from './legible.ts';
import { lookedAtAgain } from './second-look.ts';
import { isSure, uprightOf, type IsOver } from './upright.ts';
import { linesOfWords } from './word-lines.ts';

/** No resume has more: each takes a second or two. */
const mostPages = 3;

export interface Shown {
  /** Whether texts are read as the pages show them, not pictures alone. */
  withTexts?: boolean;
  /** Is 1 while a page is being drawn, for whoever watches. */
  isDrawing?: Int32Array<SharedArrayBuffer> | null;
}

export interface PicturesText extends PdfText {
  /** Whether the time sufficed for all pages that are read. */
  isWhole: boolean;
}

/** Reads the text in the pictures of a PDF file, whichever way up they lie. Throws what PDF.js throws. */
export const readPictures = async (
  bytes: Uint8Array,
  isOver: IsOver = () => false,
  { withTexts = false, isDrawing = null }: Shown = {},
): Promise<PicturesText> => {
  const file = await openPagePictures(bytes, { withTexts });
  const draw = async (page: number): Promise<Raster | null> => {
    if (isDrawing) Atomics.store(isDrawing, 0, 1);
    const drawn = await file.draw(page);
    if (isDrawing) Atomics.store(isDrawing, 0, 0);
    return drawn;
  };
  try {
    const lines: PdfLine[] = [];
    const sure = new Set<string>();
    let names: Names | null = null;
    const last = Math.min(file.pages, mostPages);
    let page = 1;
    for (; page <= last && (page === 1 || !isOver()); page += 1) {
      const number = page;
      const drawn = await draw(number);
      if (!drawn) continue;
      const read = await uprightOf(legible(drawn), isOver, { hasText: !withTexts });
      for (const word of read.words.filter(isSure))
        for (const part of fold(word.text).split(/[^a-z]+/)) sure.add(part);
      const asLines = (words: readonly Word[]) =>
        linesOfWords(words).map((line) => ({ page: number, ...line }));
      // Whose resume it is stands at its head.
      names ??= namesIn(asLines(read.words), sure);
      const { mend } = names;
      const again = { names, recogniseAgain: recognise };
      const words = isOver() ? read.words : await lookedAtAgain(read.page, read.words, again);
      for (const line of asLines(words)) lines.push({ ...line, text: mend(line.text) });
    }
    const text = lines.map((line) => line.text).join('\n');
    return { text, pages: file.pages, lines, isWhole: page > last };
  } finally {
    await file.close();
  }
};
