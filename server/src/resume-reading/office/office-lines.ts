import type { PdfLine } from '../pdf/extract-text.ts';
import { linkElements, openLinks, says, type LinkOf } from './office-links.ts';
import { openPages } from './page-breaks.ts';
import { attribute, tokensOf, type XmlToken } from './xml-tokens.ts';

/** A paragraph of a text document. */
export interface Paragraph {
  text: string;
  isHeading: boolean;
  isItem: boolean;
  /** In points, where the document says it. */
  size: number | null;
  /** Which column of its row it stands in, from 1 on, where columns are read one after the other. */
  column?: number;
  /** Whether a text box begins with it. */
  startsBox?: boolean;
  /** How many pages the document has been told to begin before it; what flows over is not known. */
  pagesBefore?: number;
}

/** What a document holds, in order: a paragraph, or a table as rows of cells of paragraphs. */
export type Part = Paragraph | { rows: Paragraph[][][] };

const headingSize = 14;
const textSize = 11;
const longest = 100_000;

interface Open {
  rows: Paragraph[][][];
}

const empty = (): Paragraph => ({ text: '', isHeading: false, isItem: false, size: null });

const markHeading = (paragraph: Paragraph | undefined, style: string | null): void => {
  if (paragraph && /^(?:heading|titre|title)/i.test(style ?? '')) paragraph.isHeading = true;
};

/** Sizes of Word are told in halves of points. */
const markSize = (paragraph: Paragraph | undefined, attributes: string): void => {
  const half = Number(attribute(attributes, 'val'));
  if (paragraph?.size === null && half > 0 && half < 200) paragraph.size = half / 2;
};

/** What ends a line, and maybe a page, within a paragraph. */
const breakElements = new Set(['br', 'cr', 'line-break']);

/** Words as they are shown: ends of lines of the file are blanks. */
const shown = (text: string): string =>
  text.trim() === '' && text.includes('\n')
    ? ''
    : text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));

/** Elements that stand for a sign. */
const elementSigns = new Map([
  ['tab', '\t'],
  ['s', ' '],
  ['noBreakHyphen', '-'],
]);

/** What holds a text that stands by itself: boxes of Word, frames and shapes of OpenDocument. */
const boxElements = new Set(['txbxContent', 'text-box', 'custom-shape']);

/** Elements that say something twice, or what is no text: drawings' fallbacks, fields' code, notes, what was struck out. */
const passedOver = new Set([
  'Fallback',
  'instrText',
  'delText',
  // It stands where it was moved to, too.
  'moveFrom',
  'tracked-changes',
  // How it looked before.
  'rPrChange',
  'pPrChange',
  'annotation',
  // Where a box stands and how wide it is, in numbers.
  'posOffset',
  'align',
  'pctWidth',
  'pctHeight',
]);

/** What OpenDocument says of a picture for those who do not see it. */
const pictureTexts = /<svg:(title|desc)(?:\s[^<>]*)?>[^<]*<\/svg:\1>/g;

/** Tells of each piece whether it is hidden text: all of a run is that says so. */
const openHiding = () => {
  let isHidden = false;
  return ({ name, attributes, isEnd }: XmlToken): boolean => {
    if (name === 'vanish') isHidden = !/^(?:0|false|off)$/.test(attribute(attributes, 'val') ?? '');
    // What is told of a paragraph's end is no text of it.
    else if (isEnd && (name === 'r' || name === 'pPr')) isHidden = false;
    return isHidden && name === '';
  };
};

/** The paragraphs and tables of a document, put together as its elements begin and end. */
const openParts = (links: ReturnType<typeof openLinks>, pages: ReturnType<typeof openPages>) => {
  const parts: Part[] = [];
  const tables: Open[] = [];
  /** Paragraphs inside of each other: a text box stands in one. */
  const open: Paragraph[] = [];
  let [signs, list] = [0, 0];
  let startsBox = false;
  const target = (): Paragraph[] | null => tables.at(-1)?.rows.at(-1)?.at(-1) ?? null;
  const close = (): void => {
    const paragraph = open.pop();
    if (!paragraph || paragraph.text.trim() === '') return;
    if (startsBox) paragraph.startsBox = true;
    startsBox = false;
    if (pages.count() > 0) paragraph.pagesBefore = pages.count();
    const cell = target();
    if (cell) cell.push(paragraph);
    else parts.push(paragraph);
  };
  const say = (text: string): void => {
    const paragraph = open.at(-1);
    if (!paragraph || signs > longest) return;
    signs += text.length;
    paragraph.text += text;
  };
  const endLink = (): void => {
    const contact = links.end();
    if (contact && !says(open.at(-1)?.text ?? '', contact)) say(` ${contact} `);
  };
  const start = (name: string, attributes: string, isEmpty: boolean): void => {
    // What stands before a break in its paragraph is on the page that ends.
    const isBreak = breakElements.has(name);
    const before = isBreak ? open.at(-1) : undefined;
    if (isBreak) close();
    pages.see(name, attributes);
    if (name === 'p' || name === 'h') {
      open.push({ ...empty(), isItem: list > 0, isHeading: name === 'h' });
      markHeading(open.at(-1), attribute(attributes, 'style-name'));
    } else if (name === 'pStyle') markHeading(open.at(-1), attribute(attributes, 'val'));
    else if (name === 'numPr' && open.length > 0)
      Object.assign(open.at(-1) ?? {}, { isItem: true });
    else if (name === 'sz') markSize(open.at(-1), attributes);
    else if (boxElements.has(name)) startsBox = true;
    else if (name === 'list' && !isEmpty) list += 1;
    else if (elementSigns.has(name)) say(elementSigns.get(name) ?? '');
    else if (isBreak) open.push({ ...empty(), isItem: false, size: before?.size ?? null });
    else if (linkElements.has(name)) {
      if (links.start(name, attributes)) endLink();
    } else if ((name === 'tbl' || name === 'table') && !isEmpty) tables.push({ rows: [] });
    else if (name === 'tr' || name === 'table-row') tables.at(-1)?.rows.push([]);
    else if (name === 'tc' || name === 'table-cell') tables.at(-1)?.rows.at(-1)?.push([]);
  };
  const finish = (name: string): void => {
    if (name === 'p' || name === 'h') close();
    else if (name === 'list') list = Math.max(0, list - 1);
    else if (name === 'hyperlink' || name === 'a' || name === 'fldSimple') endLink();
    else if (name === 'tbl' || name === 'table') {
      const table = tables.pop();
      if (!table) return;
      const cell = target();
      // A table inside of a cell is read as part of it.
      if (cell) cell.push(...table.rows.flat(2));
      else parts.push(table);
    }
  };
  return {
    say,
    start,
    finish,
    /** All of them, once the document has ended. */
    end: (): Part[] => {
      while (open.length > 0) close();
      return parts;
    },
  };
};

/** The document's parts, of WordprocessingML and of OpenDocument alike: their elements do not share names. */
export const partsOf = (xml: string, linkOf: LinkOf): Part[] => {
  const links = openLinks(linkOf);
  const parts = openParts(links, openPages(xml));
  const hides = openHiding();
  let skipped = 0;
  for (const token of tokensOf(xml.replace(pictureTexts, ''))) {
    const { name, isEnd, isEmpty, attributes, text } = token;
    if (passedOver.has(name) && !isEmpty) skipped += isEnd ? -1 : 1;
    if (skipped > 0) links.addCode(text);
    if (skipped > 0 || hides(token)) continue;
    if (name === '') parts.say(shown(text));
    else if (isEnd) parts.finish(name);
    else {
      parts.start(name, attributes, isEmpty);
      if (isEmpty) parts.finish(name);
    }
  }
  return parts.end();
};

const columnWidth = 250;

/** The paragraphs as the lines of pages that are as long as it takes, one under the other. */
export const linesOfParagraphs = (paragraphs: readonly Paragraph[]): PdfLine[] => {
  let y = 40;
  let top = y;
  let bottom = y;
  let before = 0;
  return paragraphs.map(
    ({ text, isHeading, isItem, size, column = 0, startsBox = false, pagesBefore = 0 }) => {
      const high = isHeading ? Math.max(headingSize, size ?? 0) : (size ?? textSize);
      if (column !== before) {
        if (column > before && before > 0) y = top;
        else top = y = bottom;
      }
      before = column;
      y += high * 1.5 + (isHeading ? 8 : 0);
      bottom = Math.max(bottom, y);
      const clean = text.replace(/[^\S\t]+/gu, ' ').trim();
      const x = 50 + columnWidth * Math.max(0, column - 1);
      const page = pagesBefore + 1;
      const line = { page, x, y, size: high, text: isItem ? `• ${clean}` : clean };
      return startsBox ? { ...line, startsBox } : line;
    },
  );
};
