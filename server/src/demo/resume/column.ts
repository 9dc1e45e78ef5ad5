import type { ResumeEntry } from './content.ts';
import { pageHeight, type Hand, type Sheet, type TypeFace } from './pen.ts';

export interface ColumnStyle {
  face: TypeFace;
  size: number;
  ink: string;
  muted: string;
  accent: string;
  /** Draws a heading with its top at `y`; answers how much room it took. */
  heading: (sheet: Sheet, title: string, box: { x: number; y: number; width: number }) => number;
  /** Where the period of an entry stands. */
  periods: 'above' | 'right' | 'gutter';
}

/** Text that runs down a column, onto further pages where it must. */
export interface Column {
  y: number;
  heading(title: string): void;
  paragraph(text: string): void;
  entries(entries: readonly ResumeEntry[]): void;
  bullets(items: readonly string[]): void;
  lines(items: readonly string[]): void;
  gap(points: number): void;
}

const gutter = 92;
const bulletIndent = 10;

export const openColumn = (
  sheet: Sheet,
  box: { x: number; y: number; width: number; bottom?: number; top?: number },
  style: ColumnStyle,
  onNewPage: () => void = () => {},
): Column => {
  const { face, size, ink, muted, accent } = style;
  const { x, width, bottom = pageHeight - 44, top = 50 } = box;
  const body: Hand = { font: face.regular, size, color: ink };
  const strong: Hand = { font: face.bold, size: size + 0.5, color: ink };
  const quiet: Hand = { font: face.regular, size: size - 0.5, color: muted };
  const place: Hand = { font: face.italic, size, color: muted };
  let y = box.y;

  const room = (points: number): void => {
    if (y + points <= bottom) return;
    sheet.doc.addPage();
    onNewPage();
    y = top;
  };

  const put = (text: string, hand: Hand, indent = 0): void => {
    y += sheet.write(text, { x: x + indent, y, width: width - indent }, hand);
  };

  const bullet = (text: string, indent: number): void => {
    const inner = width - indent - bulletIndent;
    sheet.doc.circle(x + indent + 3, y + size * 0.52, 1.3).fill(accent);
    y += sheet.write(text, { x: x + indent + bulletIndent, y, width: inner }, body) + 0.6;
  };

  const heightOf = (entry: ResumeEntry, indent: number): number => {
    const inner = width - indent;
    const tasks = entry.tasks.map((task) => sheet.height(task, inner - bulletIndent, body) + 0.6);
    return (
      sheet.height(entry.title, inner - (style.periods === 'right' ? 130 : 0), strong) +
      (style.periods === 'above' ? sheet.height(entry.period, inner, quiet) : 0) +
      sheet.height(entry.place, inner, place) +
      tasks.reduce((sum, task) => sum + task, 0)
    );
  };

  const entry = (one: ResumeEntry): void => {
    const indent = style.periods === 'gutter' ? gutter : 0;
    room(heightOf(one, indent));
    if (style.periods === 'above') put(one.period, quiet);
    if (style.periods === 'gutter')
      sheet.write(one.period, { x, y: y + 0.6, width: gutter - 12 }, quiet);
    if (style.periods === 'right') {
      const used = sheet.write(one.title, { x, y, width: width - 130 }, strong);
      const right: Hand = { ...quiet, align: 'right' };
      sheet.write(one.period, { x: x + width - 128, y: y + 0.6, width: 128 }, right);
      y += used;
    } else put(one.title, strong, indent);
    if (one.place !== '') put(one.place, place, indent);
    for (const task of one.tasks) bullet(task, indent);
    y += 6;
  };

  return {
    get y() {
      return y;
    },
    set y(value) {
      y = value;
    },
    heading: (title) => {
      room(60);
      y += style.heading(sheet, title, { x, y, width });
    },
    paragraph: (text) => {
      room(sheet.height(text, width, body));
      put(text, body);
      y += 3;
    },
    entries: (entries) => entries.forEach(entry),
    bullets: (items) => {
      for (const item of items) {
        room(sheet.height(item, width - bulletIndent, body));
        bullet(item, 0);
      }
    },
    lines: (items) => {
      for (const item of items) {
        room(sheet.height(item, width, body));
        put(item, body);
        y += 1.5;
      }
    },
    gap: (points) => {
      y += points;
    },
  };
};
