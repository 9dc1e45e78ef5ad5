import type { PdfText, PdfLine } from '../pdf/extract-text.ts';
import { openPagePictures } from './page-raster.ts';
import { turned, type Raster } from './raster.ts';
import { isUpsideDown, recognise, type Word } from './recogniser.ts';
import { darkOnLight, evenlyLit, isOnItsSide, level } from './straighten.ts';
import { linesOfWords } from './word-lines.ts';

/** No resume has more: each takes a second or two. */
const mostPages = 3;

/** Fewer sure words has a page that was read the wrong way round. */
const leastWords = 25;
/** The engine reads lines that run up the page, too, but loses their order: their words are higher than wide. */
export const isSure = ({ text, confidence, rect }: Word): boolean =>
  confidence > 0.8 && /\p{L}{4}/u.test(text) && rect.right - rect.left > rect.bottom - rect.top;

/** The words of a page, whichever way round it lies: as it seems to lie first, then otherwise. */
const wordsOn = async (page: Raster): Promise<readonly Word[]> => {
  const seemsAside = isOnItsSide(page);
  let best: readonly Word[] = [];
  for (const isAside of [seemsAside, !seemsAside]) {
    const straight = level(isAside ? turned(page, 3) : page);
    const first = (await isUpsideDown(straight)) ? 2 : 0;
    for (const quarters of [first, 2 - first]) {
      const words = await recognise(turned(straight, quarters));
      if (words.filter(isSure).length > best.filter(isSure).length) best = words;
      if (best.filter(isSure).length >= leastWords) return best;
    }
  }
  return best;
};

/** Reads the text in the pictures of a PDF file, whichever way up they lie. Throws what PDF.js throws. */
export const readPictures = async (bytes: Uint8Array): Promise<PdfText> => {
  const file = await openPagePictures(bytes);
  try {
    const lines: PdfLine[] = [];
    for (let page = 1; page <= Math.min(file.pages, mostPages); page += 1) {
      const drawn = await file.draw(page);
      if (!drawn) continue;
      const words = await wordsOn(evenlyLit(darkOnLight(drawn)));
      lines.push(...linesOfWords(words).map((line) => ({ page, ...line })));
    }
    return { text: lines.map(({ text }) => text).join('\n'), pages: file.pages, lines };
  } finally {
    await file.close();
  }
};
