import type { ResumeLine } from '../lines/lines.ts';
import { isAbout, topOfPage, type Section } from '../lines/sections.ts';

/** How much the place of a line speaks for contact data on it being the person's own: heads do, jobs and courses speak against it. */
export const openStanding = (
  sections: readonly Section[],
): ((section: Section, line: ResumeLine) => number) => {
  const isAtTop = topOfPage(sections);
  return (section, line) => {
    if (isAtTop(line) || section.isHeader || isAbout(section, 'contact')) return 3;
    return isAbout(section, 'experience', 'education') ? -4 : 0;
  };
};

/** How many times its size from the line of one's own address. */
const nearAddress = 2.2;

/** A number on the line above or below one's own address is one's own, under whatever heading both stand. */
export const isBesideAddress = (
  line: ResumeLine,
  near: readonly (ResumeLine | undefined)[],
  email: string,
): boolean =>
  near.some(
    (other) =>
      other?.page === line.page &&
      Math.abs(other.y - line.y) <= nearAddress * line.size &&
      other.key.includes(email),
  );
