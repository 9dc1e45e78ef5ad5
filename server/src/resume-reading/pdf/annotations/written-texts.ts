import type { DrawnText } from '../open-pdf.ts';

/** What somebody typed into a file that was drawn already, as PDF.js tells of it. */
interface Told {
  subtype?: unknown;
  fieldType?: unknown;
  fieldValue?: unknown;
  textContent?: unknown;
  rect?: unknown;
  annotationFlags?: unknown;
  defaultAppearanceData?: { fontSize?: unknown } | undefined;
}

/** Hidden, or shown neither on screen nor on paper. */
const unseen = 0b10_0010;
/** A field whose size is left to the reader is set as ordinary text. */
const usualSize = 10;
const mostLinesEach = 60;

const isText = (told: unknown): told is string => typeof told === 'string' && told.trim() !== '';

const valuesOf = ({ subtype, fieldType, fieldValue, textContent }: Told): string[] => {
  const isField = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch');
  if (!isField && subtype !== 'FreeText') return [];
  const shown = Array.isArray(textContent) ? textContent.filter(isText) : [];
  if (shown.length > 0) return shown;
  return (isField ? [fieldValue].flat() : [])
    .filter(isText)
    .flatMap((text) => text.split(/[\r\n]+/));
};

/** Lines of filled fields and of notes that were written onto the page, where they stand on it. */
export const writtenTexts = (annotation: unknown): DrawnText[] => {
  const told = annotation as Told;
  if (!Array.isArray(told.rect) || (Number(told.annotationFlags) & unseen) !== 0) return [];
  const [left = 0, low = 0, right = 0, high = 0] = told.rect.map(Number);
  const lines = valuesOf(told).slice(0, mostLinesEach);
  const size = Number(told.defaultAppearanceData?.fontSize) || usualSize;
  // One line stands amid its box, several from its top on.
  const first = lines.length === 1 ? (low + high) / 2 - size / 3 : high - size;
  return lines.map((str, index) => ({
    str,
    width: Math.min(right - left, (str.length * size) / 2),
    transform: [size, 0, 0, size, left, first - index * 1.2 * size],
    fontName: 'annotation',
  }));
};
