import { fold } from '@tandem/matching/text/fold';
import type { PdfText, PdfLine } from '../pdf/extract-text.ts';
import { openCodes, type PlacedCard } from '../codes/page-codes.ts';
import { drawMarks, mostPages, openPagePictures } from './page-raster.ts';
import type { Raster } from './raster.ts';
import { recognise, type Word } from './recogniser.ts';
import { namesIn, type Names } from './doubts/doubtful-addresses.ts';
import { legible } from './legible.ts';
import { lookedAtAgain } from './second-look.ts';
import { holdsTooLarge } from './too-large.ts';
import { uprightOf, wasRead, type IsOver } from './upright.ts';
import { linesOfWords } from './word-lines.ts';

export interface Shown {
  /** Whether texts are read as the pages show them, not pictures alone. */
  withTexts?: boolean;
  /** Is 1 while a page is being drawn, for whoever watches. */
  isDrawing?: Int32Array<SharedArrayBuffer> | null;
  /** On how many pages codes are looked for, and on how many of them letters. */
  codesOn?: number;
  lettersOn?: number;
  /** Whether what codes say suffices, so that no letter is recognised. */
  isEnough?: (cards: readonly PlacedCard[]) => Promise<boolean>;
}

export interface PicturesText extends PdfText {
  /** Whether the time sufficed for all pages that are read. */
  isWhole: boolean;
  cards: PlacedCard[];
  /** Whether a picture was left out that is too large, and nothing else was read. */
  isTooLarge: boolean;
}

/** Tells whoever watches that a page is being drawn, for as long as it is. */
const watched = async <Result>(
  isDrawing: Shown['isDrawing'],
  drawing: () => Promise<Result>,
): Promise<Result> => {
  if (isDrawing) Atomics.store(isDrawing, 0, 1);
  const drawn = await drawing();
  if (isDrawing) Atomics.store(isDrawing, 0, 0);
  return drawn;
};

interface DrawnPage {
  page: number;
  raster: Raster;
}

/** The words of pages as lines, with what the name of whose resume it is tells of doubtful ones. */
const recogniseAll = async (
  pages: readonly DrawnPage[],
  isOver: IsOver,
  hasText: boolean,
): Promise<{ lines: PdfLine[]; isWhole: boolean }> => {
  const lines: PdfLine[] = [];
  const sure = new Set<string>();
  let names: Names | null = null;
  for (const [index, { page, raster }] of pages.entries()) {
    if (index > 0 && isOver()) return { lines, isWhole: false };
    const read = await uprightOf(legible(raster), isOver, { hasText });
    for (const word of read.words.filter(wasRead))
      for (const part of fold(word.text).split(/[^a-z]+/)) sure.add(part);
    const asLines = (words: readonly Word[]) =>
      linesOfWords(words).map((line) => ({ page, ...line }));
    // Whose resume it is stands at its head.
    names ??= namesIn(asLines(read.words), sure);
    const { mend } = names;
    const again = { names, recogniseAgain: recognise };
    const words = isOver() ? read.words : await lookedAtAgain(read.page, read.words, again);
    for (const line of asLines(words)) lines.push({ ...line, text: mend(line.text) });
  }
  return { lines, isWhole: true };
};

/** Reads the text in the pictures of a PDF file, whichever way up they lie, and their codes. Throws what PDF.js throws. */
export const readPictures = async (
  bytes: Uint8Array,
  isOver: IsOver = () => false,
  shown: Shown = {},
): Promise<PicturesText> => {
  const { withTexts = false, isDrawing = null, codesOn = mostPages, lettersOn = mostPages } = shown;
  const hasTooLarge = holdsTooLarge(bytes);
  const file = await openPagePictures(bytes, { withTexts });
  try {
    const cards: PlacedCard[] = [];
    const drawn: DrawnPage[] = [];
    const codesOf = openCodes(isOver);
    const last = Math.min(file.pages, codesOn);
    let page = 1;
    for (; page <= last && (page === 1 || !isOver()); page += 1) {
      const looked = await watched(isDrawing, () => file.look(page));
      cards.push(...(await codesOf(page, looked)));
      const raster = page <= lettersOn ? drawMarks(looked) : null;
      if (raster) drawn.push({ page, raster });
    }
    const isEnough = (await shown.isEnough?.(cards)) === true;
    const read = await recogniseAll(isEnough ? [] : drawn, isOver, !withTexts);
    const text = read.lines.map((line) => line.text).join('\n');
    const isTooLarge = hasTooLarge && text === '';
    return {
      ...read,
      text,
      pages: file.pages,
      cards,
      isWhole: page > last && read.isWhole,
      isTooLarge,
    };
  } finally {
    await file.close();
  }
};
