import { getResolvedPDFJS } from 'unpdf';
import { openWriting, type FontOf, type Glyph, type WritingFont } from './glyphs.ts';

/** What PDF.js keeps for all pages, by its names: fonts, and the outlines of their signs. */
export interface SharedObjects {
  has: (name: string) => boolean;
  get: (name: string) => unknown;
}

export const fontsIn =
  (objects: SharedObjects): FontOf =>
  (name) =>
    objects.has(name) ? (objects.get(name) as WritingFont) : null;

interface Page {
  commonObjs: SharedObjects;
  getOperatorList: () => Promise<{ fnArray: readonly number[]; argsArray: readonly unknown[] }>;
}

/** All signs of a page, in the order in which it draws them. */
export const glyphsOf = async (page: Page): Promise<Glyph[]> => {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const writing = openWriting(OPS, fontsIn(page.commonObjs));
  return fnArray.flatMap((operation, at) => {
    const given: unknown = argsArray[at];
    return writing.glyphs(operation, Array.isArray(given) ? given : []);
  });
};
