import type { Block, Cv, Entry, Topic } from './cv.ts';
import { pageWidth, type Page, type Style } from './page.ts';

/** How a layout sets the things that resumes have in common. */
export interface Setting {
  heading: (page: Page, text: string, x: number, y: number, width: number) => number;
  entry: (page: Page, entry: Entry, x: number, y: number, width: number) => number;
  line?: Style;
}

export const datesFirst: Setting['entry'] = (
  page,
  { dates, title, place, lines },
  x,
  from,
  width,
) => {
  let y = page.write(`${dates} : ${title}`, x, from, width, { bold: true });
  y = page.write(place, x, y, width);
  for (const line of lines) y = page.write(`• ${line}`, x + 8, y, width - 8);
  return y + 5;
};

/** « Vendeuse – Chaussures Bellecombe », its dates at the right margin. */
export const datesRight: Setting['entry'] = (
  page,
  { dates, title, place, lines },
  x,
  from,
  width,
) => {
  page.write(dates, x + width - 110, from, 110, { align: 'right' });
  let y = page.write(`${title} – ${place}`, x, from, width - 120, { bold: true });
  for (const line of lines) y = page.write(`- ${line}`, x + 8, y, width - 8);
  return y + 5;
};

export const datesBelow: Setting['entry'] = (
  page,
  { dates, title, place, lines },
  x,
  from,
  width,
) => {
  let y = page.write(title, x, from, width, { bold: true });
  y = page.write(`${place} | ${dates}`, x, y, width, { size: 9 });
  for (const line of lines) y = page.write(line, x, y, width);
  return y + 5;
};

/** Dates in a column of their own. */
export const datesBeside =
  (dateWidth: number): Setting['entry'] =>
  (page, { dates, title, place, lines }, x, from, width) => {
    const left = page.write(dates, x, from, dateWidth - 10);
    const [at, room] = [x + dateWidth, width - dateWidth];
    let y = page.write(title, at, from, room, { bold: true });
    y = page.write(place, at, y, room);
    for (const line of lines) y = page.write(`• ${line}`, at, y, room);
    return Math.max(left, y) + 5;
  };

export const capitals: Setting['heading'] = (page, text, x, y, width) =>
  page.write(text.toUpperCase(), x, y + 8, width, { bold: true, size: 11 }) + 2;

export const large: Setting['heading'] = (page, text, x, y, width) => {
  const end = page.write(text, x, y + 8, width, { size: 14 });
  page.rule(x, end, width);
  return end + 4;
};

export const small: Setting['heading'] = (page, text, x, y, width) =>
  page.write(text, x, y + 8, width, { bold: true }) + 1;

/** The content of a block, without its heading. */
export const content = (
  page: Page,
  block: Block,
  x: number,
  from: number,
  width: number,
  { entry, line = {} }: Setting,
): number => {
  let y = from;
  for (const one of block.entries) y = entry(page, one, x, y, width);
  for (const text of block.lines) y = page.write(text, x, y, width, line);
  return y;
};

export const drawBlocks = (
  page: Page,
  blocks: readonly Block[],
  x: number,
  from: number,
  width: number,
  setting: Setting,
): number => {
  let y = from;
  for (const block of blocks) {
    y = setting.heading(page, block.heading, x, y, width);
    y = content(page, block, x, y, width, setting);
  }
  return y;
};

export const only = ({ blocks }: Cv, ...topics: readonly Topic[]): Block[] =>
  blocks.filter(({ topic }) => topics.includes(topic));

/** The contact lines one under the other. */
export const contactLines = (
  page: Page,
  { contact }: Cv,
  x: number,
  from: number,
  width: number,
  style: Style = {},
): number => {
  let y = from;
  for (const { text, link } of contact) y = page.write(text, x, y, width, { ...style, link });
  return y;
};

/** All in one line, parted by strokes; links stand apart under it. */
export const contactInLine = (
  page: Page,
  { contact }: Cv,
  x: number,
  from: number,
  width: number,
  style: Style = {},
): number => {
  const plain = contact.filter(({ link }) => link === undefined).map(({ text }) => text);
  let y = plain.length > 0 ? page.write(plain.join(' | '), x, from, width, style) : from;
  for (const { text, link } of contact)
    if (link !== undefined) y = page.write(text, x, y, width, { ...style, link });
  return y;
};

/** A letter on a page of its own: sender at the left, addressee at the right. */
export const drawLetter = (page: Page, { letter }: Cv): void => {
  if (!letter) return;
  let y = 50;
  for (const line of letter.sender) y = page.write(line, 60, y, 220);
  y = Math.max(y, 110);
  for (const line of letter.addressee) y = page.write(line, 330, y, 220);
  y += 40;
  for (const line of letter.text) y = page.write(line, 60, y, pageWidth - 120) + 10;
};

/** The addressee at the head of the resume itself, at its right; answers where the resume may start. */
export const drawAddressee = (page: Page, { letter }: Cv, from: number): number => {
  if (letter?.where !== 'head') return from;
  let y = from;
  for (const line of letter.addressee) y = page.write(line, 340, y, 215, { size: 9 });
  return y + 12;
};
