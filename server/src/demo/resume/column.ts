import type { ResumeEntry } from './content.ts';
import { pageHeight, type Hand, type Sheet, type TypeFace } from './resume-pen.ts';

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

/** Room for « octobre – novembre 2025 ». */
export const gutter = 122;
const rightRoom = 130;
const bulletIndent = 10;

const handsOf = ({ face, size, ink, muted }: ColumnStyle) =>
  ({
    body: { font: face.regular, size, color: ink },
    strong: { font: face.bold, size: size + 0.5, color: ink },
    quiet: { font: face.regular, size: size - 0.5, color: muted },
    place: { font: face.italic, size, color: muted },
  }) satisfies Record<string, Hand>;

interface EntryStyle extends ReturnType<typeof handsOf>, Pick<ColumnStyle, 'periods'> {
  /** The width of what is no period. */
  inner: number;
}

const heightOf = (
  sheet: Sheet,
  entry: ResumeEntry,
  { inner, periods, body, strong, quiet, place }: EntryStyle,
): number => {
  const tasks = entry.tasks.map((task) => sheet.height(task, inner - bulletIndent, body) + 0.6);
  return (
    sheet.height(entry.title, inner, strong) +
    (periods === 'above' ? sheet.height(entry.period, inner, quiet) : 0) +
    sheet.height(entry.place, inner - (periods === 'right' ? rightRoom : 0), place) +
    tasks.reduce((sum, task) => sum + task, 0)
  );
};

interface Box {
  x: number;
  y: number;
  width: number;
  bottom?: number;
  top?: number;
}

/** Writes one thing below the other, and begins a page where there is no room for the next. */
const openCursor = (sheet: Sheet, box: Box, style: ColumnStyle, onNewPage: () => void) => {
  const { x, width, bottom = pageHeight - 44, top = 50 } = box;
  const { body, quiet, place } = handsOf(style);
  /** In a gutter stand periods and nothing else. */
  const indent = style.periods === 'gutter' ? gutter : 0;
  const inner = width - indent;
  const cursor = {
    y: box.y,
    inner,
    room: (points: number): void => {
      if (cursor.y + points <= bottom) return;
      sheet.doc.addPage();
      onNewPage();
      cursor.y = top;
    },
    put: (text: string, hand: Hand): void => {
      cursor.y += sheet.write(text, { x: x + indent, y: cursor.y, width: inner }, hand);
    },
    bullet: (text: string): void => {
      sheet.doc.circle(x + indent + 3, cursor.y + style.size * 0.52, 1.3).fill(style.accent);
      const at = { x: x + indent + bulletIndent, y: cursor.y, width: inner - bulletIndent };
      cursor.y += sheet.write(text, at, body) + 0.6;
    },
    /** The place, and at the end of its line the period. */
    placeAndPeriod: (entry: ResumeEntry): void => {
      const { y } = cursor;
      const used = sheet.write(entry.place, { x, y, width: width - rightRoom }, place);
      const right = { x: x + width - rightRoom, y: y + 0.4, width: rightRoom };
      sheet.write(entry.period, right, { ...quiet, align: 'right' });
      cursor.y += used;
    },
  };
  return cursor;
};

export const openColumn = (
  sheet: Sheet,
  box: Box,
  style: ColumnStyle,
  onNewPage: () => void = () => {},
): Column => {
  const { x, width } = box;
  const hands = handsOf(style);
  const { body, strong, quiet, place } = hands;
  const cursor = openCursor(sheet, box, style, onNewPage);
  const { inner, room, put, bullet } = cursor;

  const entry = (one: ResumeEntry): void => {
    room(heightOf(sheet, one, { inner, periods: style.periods, ...hands }));
    if (style.periods === 'above') put(one.period, quiet);
    if (style.periods === 'gutter')
      sheet.write(one.period, { x, y: cursor.y + 0.6, width: gutter - 8 }, quiet);
    put(one.title, strong);
    if (style.periods === 'right') cursor.placeAndPeriod(one);
    else put(one.place, place);
    for (const task of one.tasks) bullet(task);
    cursor.y += 6;
  };

  return {
    get y() {
      return cursor.y;
    },
    set y(value) {
      cursor.y = value;
    },
    heading: (title) => {
      room(60);
      cursor.y += style.heading(sheet, title, { x, y: cursor.y, width });
    },
    paragraph: (text) => {
      room(sheet.height(text, inner, body));
      put(text, body);
      cursor.y += 3;
    },
    entries: (entries) => entries.forEach(entry),
    bullets: (items) => {
      for (const item of items) {
        room(sheet.height(item, inner - bulletIndent, body));
        bullet(item);
      }
    },
    lines: (items) => {
      for (const item of items) {
        room(sheet.height(item, inner, body));
        put(item, sheet.fitting(item, inner, body));
        cursor.y += 1.5;
      }
    },
    gap: (points) => {
      cursor.y += points;
    },
  };
};
