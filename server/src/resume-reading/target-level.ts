import type { Level } from '@tandem/domain/reference/levels';
import { fold } from '@tandem/matching/text/fold';
import { mentionsIn, numberedLevel } from './diploma-mentions.ts';
import type { Course } from './education.ts';
import { rejoined, sentencesOf } from './lines.ts';
import { isAbout, type Section } from './sections.ts';

/** Says that something is looked for or to come. */
const seeking =
  /recherche|cherche|souhait|postul|candidat|integr|poursui|vise|ambition|objectif|projet|alternance|apprenti|contrat pro|admise?(?![a-z])|rejoindre|prepar|future?(?![a-z])|rentree|a partir de|looking for|seeking/;

/** Before a diploma: it is held already. */
const held =
  /(?:diplomee?|titulaire|apres|obtenue?|issue? d|forte? d|fin de|suite a|ancienne?|termine|acheve|sortie? d|valide)[^.]{0,30}$/;

/** Before a diploma: it is under way, and another may be what is looked for. */
const current =
  /(?:etudiante?|eleve|actuellement|inscrite?|annee|en classe|lyceenn?e?|termine)[^.,;]{0,25}$/;

/** After a diploma: « bachelor en poche », « BTS obtenu ». */
const heldAfter = /^[^.,;]{0,30}?(?:en poche|obtenue?|validee?|acquise?|termine)/;

/** What people say of themselves, sentence by sentence: not in lists of jobs and courses. */
const statements = (sections: readonly Section[]): string[] => {
  const told = sections.filter(
    (section) =>
      !isAbout(
        section,
        'experience',
        'education',
        'skills',
        'languages',
        'interests',
        'references',
        'certifications',
      ) || isAbout(section, 'profile'),
  );
  return told.flatMap((section) =>
    isAbout(section, 'profile')
      ? sentencesOf(section.lines)
      : rejoined(section.lines).flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})|\t| \| /u)),
  );
};

const wantedIn = (statement: string): { wanted: Level | null; current: Level | null } => {
  const key = fold(statement);
  const isSeeking = seeking.test(key);
  const under: Level[] = [];
  const wanted: Level[] = [];
  for (const { level, from, to } of mentionsIn(statement, key)) {
    const before = key.slice(Math.max(0, from - 60), from);
    const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
    if (level === null || held.test(clause) || heldAfter.test(key.slice(to))) continue;
    if (current.test(clause)) under.push(level);
    else if (isSeeking) wanted.push(level);
  }
  const numbered = isSeeking && wanted.length === 0 ? numberedLevel(key) : null;
  return { wanted: wanted[0] ?? numbered, current: under[0] ?? null };
};

/** A general or technological bac is not taught in alternance: who prepares one looks for what comes after. */
const inPreparation = (courses: readonly Course[]): Level | null => {
  const [latest] = courses
    .filter(({ state, mention }) => state === 'in preparation' && mention.kind !== 'general bac')
    .toSorted((one, other) => (other.period?.end ?? 0) - (one.period?.end ?? 0));
  return latest?.mention.level ?? null;
};

/**
 * The level of the training for which a company is sought, as the resume says it; else of the one in preparation; null
 * where neither is said.
 */
export const readTargetLevel = (
  sections: readonly Section[],
  courses: readonly Course[],
): Level | null => {
  const said = statements(sections).map(wantedIn);
  const first = (levels: readonly (Level | null)[]): Level | null =>
    levels.find((level) => level !== null) ?? null;
  return (
    first(said.map(({ wanted }) => wanted)) ??
    inPreparation(courses) ??
    first(said.map((one) => one.current))
  );
};
