import { prepareLines, type WrittenLine } from '../lines/lines.ts';
import { inReadingOrder } from '../lines/reading-order.ts';
import { intoSections, type Section } from '../lines/sections.ts';

/** The lines of one column, as the PDF gateway tells them; « # » before a line sets it large. */
export const written = (text: string, x = 50): WrittenLine[] =>
  text
    .trim()
    .split('\n')
    .map((line, index) => {
      const isLarge = line.trim().startsWith('# ');
      return {
        page: 1,
        x,
        y: 50 + index * 14,
        size: isLarge ? 14 : 10,
        text: line.trim().replace(/^# /, ''),
      };
    });

export const sectionsOf = (text: string): Section[] => {
  const { lines, columnStarts } = inReadingOrder(prepareLines(written(text)));
  return intoSections(lines, columnStarts);
};
