import type { Level } from '@tandem/domain/reference/levels';
import type { SkillLexicon } from '@tandem/matching/text/lexicon';
import { momentOf } from './dates.ts';
import { lastDiploma, type Diploma } from './diploma.ts';
import { readCourses } from './education.ts';
import { readEmail } from './email.ts';
import { readLanguages } from './languages.ts';
import { prepareLines, type WrittenLine } from './lines.ts';
import { nameWords } from './names.ts';
import { readPhone } from './phone.ts';
import { readHome, type FindCommunes, type Home } from './place.ts';
import { inReadingOrder } from './reading-order.ts';
import { intoSections } from './sections.ts';
import { readSkills } from './skills.ts';
import { readSummary } from './summary.ts';
import { readTargetLevel } from './target-level.ts';

/** What a resume says of its author; null and empty where it does not, or not clearly. */
export interface ResumeFields {
  email: string | null;
  /** In E.164. */
  phone: string | null;
  home: Home | null;
  diploma: Diploma | null;
  targetLevel: Level | null;
  /** Ids of the reference list. */
  skillIds: number[];
  languages: string[];
  summary: string | null;
}

export interface ReadingAids {
  /** Tells a diploma that was obtained from one in preparation. */
  today: Date;
  lexicon: SkillLexicon;
  findCommunes: FindCommunes;
}

/** Reads the fields of the sheet from the lines of a resume. Every rule goes over the lines a fixed number of times. */
export const readResume = (
  written: readonly WrittenLine[],
  { today, lexicon, findCommunes }: ReadingAids,
): ResumeFields => {
  const { lines, columnStarts } = inReadingOrder(prepareLines(written));
  const sections = intoSections(lines, columnStarts);
  const email = readEmail(sections, nameWords(lines));
  const phone = readPhone(sections);
  const contactLines = new Set([email, phone].flatMap((found) => (found ? [found.line] : [])));
  const courses = readCourses(sections, momentOf(today));
  const languages = readLanguages(sections);
  return {
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    home: readHome(sections, contactLines, findCommunes),
    diploma: lastDiploma(courses),
    targetLevel: readTargetLevel(sections, courses),
    skillIds: readSkills(sections, languages, lexicon),
    languages,
    summary: readSummary(sections),
  };
};
