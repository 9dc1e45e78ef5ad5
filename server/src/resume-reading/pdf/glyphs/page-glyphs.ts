import { getResolvedPDFJS } from 'unpdf';
import { operationsOf, type OperatorList } from '../operations.ts';
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
  getOperatorList: () => Promise<OperatorList>;
}

/** All signs of a page, in the order in which it draws them. */
export const glyphsOf = async (page: Page): Promise<Glyph[]> => {
  const { OPS } = await getResolvedPDFJS();
  const drawn = await page.getOperatorList();
  const writing = openWriting(OPS, fontsIn(page.commonObjs));
  return operationsOf(drawn)
    .flatMap(([operation, values]) => writing.glyphs(operation, values))
    .toArray();
};
