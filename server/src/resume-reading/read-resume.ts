import type { Level } from '@tandem/domain/reference/levels';
import type { SkillLexicon } from '@tandem/matching/text/lexicon';
import { readContractWish, type ContractWish } from './profile/contract-wish.ts';
import { momentOf } from './education/dates.ts';
import { lastDiploma, type Diploma } from './education/diploma.ts';
import { readCourses } from './education/education.ts';
import { readEmail } from './contact/email.ts';
import { readLanguages } from './profile/languages.ts';
import { withoutLetters } from './lines/letters.ts';
import { readPrintedMail } from './lines/mail-heads.ts';
import { prepareLines, type ResumeLine, type WrittenLine } from './lines/lines.ts';
import { isOrganisations, isPublicBody, nameAtFoot, nameWords } from './contact/names.ts';
import { withoutOtherHomes } from './contact/other-homes.ts';
import { ownCardLines, type Card } from './contact/own-cards.ts';
import { readPhone } from './contact/phone.ts';
import { linesOfLetterhead, linesOfStrangers } from './contact/strangers.ts';
import type { FindCommunes } from './contact/communes.ts';
import { readHome, type Home } from './contact/place.ts';
import { withoutFeet } from './lines/page-feet.ts';
import { inReadingOrder } from './lines/reading-order.ts';
import { intoSections, type Section } from './lines/sections.ts';
import { readSkills } from './profile/read-skills.ts';
import { readSummary } from './profile/summary.ts';
import { readTargetLevel } from './education/target-level.ts';

/** What a resume says of its author; null and empty where it does not, or not clearly. */
export interface ResumeFields {
  /** Without any, as in a scan, nothing could be read. */
  hasText: boolean;
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
  /** What contract is looked for. */
  wish: ContractWish;
}

export interface ReadingAids {
  /** Tells a diploma that was obtained from one in preparation. */
  today: Date;
  lexicon: SkillLexicon;
  findCommunes: FindCommunes;
  /** What codes on its pages say. */
  cards?: readonly Card[];
}

export type Contact = Pick<ResumeFields, 'email' | 'phone' | 'home'>;

const without = (sections: readonly Section[], lines: ReadonlySet<ResumeLine>): Section[] =>
  sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !lines.has(line)),
  }));

const readContact = (
  sections: readonly Section[],
  name: readonly string[],
  findCommunes: FindCommunes,
): Contact => {
  const email = readEmail(sections, name);
  const all = sections.flatMap(({ lines }) => lines);
  const own = without(sections, linesOfStrangers(all, email?.value ?? null, name));
  const ofToday = own.map((section) => ({ ...section, lines: withoutOtherHomes(section.lines) }));
  const phone = readPhone(ofToday, { name, email: email?.value ?? null });
  const lines = new Set([email, phone].flatMap((found) => (found ? [found.line] : [])));
  const home = readHome(ofToday, lines, findCommunes) ?? readHome(own, lines, findCommunes);
  return { email: email?.value ?? null, phone: phone?.value ?? null, home };
};

/** What one says, and the other of what that does not say. */
export const firstOf = (one: Contact, other: Contact): Contact => ({
  email: one.email ?? other.email,
  phone: one.phone ?? other.phone,
  home: one.home ?? other.home,
});

/** A name stands in the first lines, and is written with capitals. */
const mostAtHead = 3;

/** Whose resume it is; where its head is a picture its first lines say no name, and its foot may. */
const nameOf = (lines: readonly ResumeLine[], feet: readonly ResumeLine[]): string[] => {
  const head = lines.slice(0, mostAtHead).filter(({ text }) => !/(?<!\p{L})\p{Ll}{4}/u.test(text));
  const isNamed = nameWords(head).length > 0 || lines.some(({ text }) => text.includes('@'));
  const atFoot = isNamed ? [] : nameAtFoot(feet);
  return atFoot.length === 0 ? nameWords(lines) : atFoot;
};

const headerOf = (lines: ResumeLine[]): Section => ({ topics: new Set(), isHeader: true, lines });

/** Reads the fields of the sheet from the lines of a resume. Every rule goes over the lines a fixed number of times. */
export const readResume = (
  written: readonly WrittenLine[],
  { today, lexicon, findCommunes, cards = [] }: ReadingAids,
): ResumeFields => {
  const prepared = prepareLines(written);
  const { resume, sender, addressee, letter } = withoutLetters(prepared, nameWords);
  const { body, feet } = withoutFeet(resume);
  const { lines, columnStarts } = inReadingOrder(body);
  const sections = [
    ...intoSections(lines, columnStarts),
    ...(feet.length > 0 ? [headerOf(feet)] : []),
  ];
  const strangers = [
    ...lines.filter(({ key }) => isOrganisations(key)),
    ...linesOfLetterhead(lines, nameWords(lines.filter(({ key }) => !isPublicBody(key)))),
  ];
  const mail = readPrintedMail(resume);
  const own = without(sections, new Set([...addressee, ...strangers, ...(mail?.others ?? [])]));
  const name = mail && mail.name.length > 1 ? mail.name : nameOf(lines, feet);
  const whole = readContact(own, name, findCommunes);
  const contact = mail
    ? firstOf(readContact([headerOf(mail.sender)], name, findCommunes), whole)
    : whole;
  // Who signs the letter may have left it all out of the resume.
  const signed = readContact([headerOf(sender)], name, findCommunes);
  const coded = readContact([headerOf(ownCardLines(cards, name, sections))], name, findCommunes);
  const courses = readCourses(sections, momentOf(today));
  const languages = readLanguages(sections);
  return {
    hasText: written.length > 0,
    // A code is never misread, as letters in a picture are.
    ...firstOf(coded, firstOf(contact, signed)),
    diploma: lastDiploma(courses),
    targetLevel: readTargetLevel(sections, courses, letter),
    skillIds: readSkills(sections, languages, lexicon),
    languages,
    summary: readSummary(sections),
    wish: readContractWish(without(sections, new Set(strangers)), letter, momentOf(today)),
  };
};
