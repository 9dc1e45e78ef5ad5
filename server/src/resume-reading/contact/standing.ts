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
