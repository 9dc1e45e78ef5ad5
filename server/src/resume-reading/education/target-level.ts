import type { Level } from '@tandem/domain/reference/levels';
import { fold } from '@tandem/matching/text/fold';
import { mentionsIn, numberedLevel } from './diploma-mentions.ts';
import type { Course } from './education.ts';
import { letterStatements } from '../lines/letters.ts';
import { rejoined, sentencesOf, type ResumeLine } from '../lines/lines.ts';
import { isAbout, type Section } from '../lines/sections.ts';

/** Says that something is looked for. */
const seeking =
  /recherche|cherche|souhait|postul|candidat|integr|(?<![a-z])me reconvertir|alternan|apprenti|contrat (?:de )?pro|admise?(?![a-z])|rejoindre|trouver (?:un|une|mon|ma) |m['’]orient|complete(?:r)? (?:mon|ma|mes)|me former|looking for|seeking/;

/** Says that something is to come; in lists of all sorts also of projects and papers for a diploma. */
const planning =
  /je (?:veux|voudrais)|j['’]aimerais|entre en formation|poursui|vise|ambition|objectif|projet|prepar|future?(?![a-z])|rentree|a partir de|^(?:formation|diplome|niveau|titre|cursus)[a-z' ]{0,20} (?:demande|envisage|choisi|voulu)|^niveau(?: [a-z' ]{0,20}(?:formation|diplome))? ?[:\t]/;

/** Before a diploma: it is held already. */
const held =
  /(?:(?<!etre )formee? par |diplomee?(?! ?:? ?(?:prepare|vise|souhaite|recherche|envisage|demande|choisi|prevu))|titulaire|munie? d|apres|obtenue?|issue? d|forte? d|fin de|suite a|ancienne?|termine|acheve|sortie? d|valide)[^.]{0,30}$/;

/** « Je termine mon DN MADE et vise un mastère »: from here on what was before is no more spoken of. */
const soughtAnew =
  /^.* et (?:je |j['’])?(?=vise|(?:re)?cherche|souhait|veux|voudrais|aimerais|postul|integr|prepare)/;

/** Before a diploma: it is under way, and another may be what is looked for. */
const current =
  /(?:etudiante?|eleve|actuellement|inscrite?|annee|en classe|lyceenn?e?|termine)[^.,;]{0,25}$/;

/** Before a diploma: it is for later. */
const later = /(?:ensuite|plus tard|par la suite|long terme|terme,|puis)[^.]{0,40}$/;

/** After a diploma and before the next one: « bachelor en poche », « BTS obtenu ». */
const heldAfter = /^[^.,;]{0,60}?(?:en poche|obtenue?|validee?|acquise?|termine)/;

/** What is told for later is what a company is sought for, where that is said with it. */
const inAlternance = /alternance|apprenti|contrat (?:de )?pro/;

interface Statement {
  text: string;
  /** Whether it stands where people speak of their plans. */
  isPersonal: boolean;
}

/** Under « Qualités » some write whole sentences. */
const ofMyself = /(?<!\p{L})(?:je |j['’])/iu;

/** « Candidature en apprentissage – BTS MCO » may stand last, under whatever heading. */
const application =
  /^(?:candidature|recherche|contrat)s? [a-z' ]{0,20}(?:alternance|apprentissage)/;

const label = /^\p{Lu}[\p{L}’' ]{3,30} ?: /u;

/** Fields of a form each by itself: « Préparation : licence », « Contrat recherché : apprentissage ». */
const byLabels = (lines: readonly ResumeLine[]): ResumeLine[][] => {
  const fields: ResumeLine[][] = [[]];
  for (const line of lines) {
    if (label.test(line.text)) fields.push([]);
    fields.at(-1)?.push(line);
  }
  return fields;
};

/** What people say of themselves, sentence by sentence: not in lists of jobs, courses and skills. */
const statements = (sections: readonly Section[]): Statement[] =>
  sections.flatMap((section) => {
    if (isAbout(section, 'profile'))
      return byLabels(section.lines)
        .flatMap(sentencesOf)
        .map((text) => ({ text, isPersonal: true }));
    if (isAbout(section, 'skills'))
      return [
        ...sentencesOf(section.lines).filter((text) => ofMyself.test(text)),
        ...section.lines.filter(({ key }) => application.test(key)).map(({ text }) => text),
      ].map((text) => ({ text, isPersonal: true }));
    if (!section.isHeader && !isAbout(section, 'contact', 'other')) return [];
    return rejoined(section.lines)
      .flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})|\t| \| /u))
      .map((text) => ({ text, isPersonal: !isAbout(section, 'other') }));
  });

const readStatement = ({
  text,
  isPersonal,
}: Statement): { wanted: Level | null; current: Level | null } => {
  const key = fold(text);
  const isSeeking = seeking.test(key) || (isPersonal && planning.test(key));
  const sought = key.search(seeking);
  const under: Level[] = [];
  const wanted: { level: Level; isAfter: boolean }[] = [];
  const afterwards: Level[] = [];
  let heldUntil = 0;
  const mentions = mentionsIn(text, key);
  for (const [at, { level, from, to }] of mentions.entries()) {
    const before = key.slice(Math.max(0, from - 60), from);
    const clause = before
      .slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1)
      .replace(soughtAnew, '');
    const isHeld = held.test(clause) || heldAfter.test(key.slice(to, mentions[at + 1]?.from));
    if (isHeld) heldUntil = to + Math.max(0, key.slice(to).search(/[,;).]/));
    if (level === null || isHeld) continue;
    if (later.test(before)) {
      if (inAlternance.test(key)) afterwards.push(level);
      continue;
    }
    const isUnderWay = current.test(clause) || /^\W*en $/.test(key.slice(0, from));
    if (isUnderWay) under.push(level);
    else if (isSeeking) wanted.push({ level, isAfter: from > sought });
  }
  const numbered = isSeeking && wanted.length === 0 ? numberedLevel(key.slice(heldUntil)) : null;
  // « Je passe le bac et cherche une entreprise pour un BTS »: what follows the search is what it is for.
  const first = wanted.find(({ isAfter }) => isAfter) ?? wanted[0];
  return {
    wanted: first?.level ?? afterwards[0] ?? numbered,
    current: under[0] ?? null,
  };
};

/** A general or technological bac is not taught in alternance: who prepares one looks for what comes after. */
const inPreparation = (courses: readonly Course[]): Level | null => {
  const [latest] = courses
    .filter(({ state, mention }) => state === 'in preparation' && mention.kind !== 'general bac')
    .toSorted((one, other) => (other.period?.end ?? 0) - (one.period?.end ?? 0));
  return latest?.mention.level ?? null;
};

/** Before a diploma: it is what for. */
const whatFor =
  /(?:^(?:(?:un|une|le|la|mon|ma) )?|[–—:|•-] |→ ?|(?:pour|vers|en vue d[eu]?)(?: (?:un|une|le|la|mon|ma))? )$/;

const longestHeadline = 100;

/** « BTS MCO » under the name or as an objective: it is looked for where it is not held yet. */
const headline = ({ text, isPersonal }: Statement, courses: readonly Course[]): Level | null => {
  const key = fold(text);
  if (!isPersonal || key.length > longestHeadline) return null;
  const named = mentionsIn(text, key).filter(
    ({ level, kind, from, to }, at, all) =>
      level !== null &&
      kind !== 'general bac' &&
      !held.test(key.slice(0, from)) &&
      !heldAfter.test(key.slice(to, all[at + 1]?.from)),
  );
  const first = named.find(({ from }) => whatFor.test(key.slice(0, from)));
  const sought = text.includes('→') ? named.at(-1) : first;
  const level = sought?.level ?? (/^(?:titre|certificat)/.test(key) ? numberedLevel(key) : null);
  const words = new Set(key.match(/[a-z]{3,}/g));
  const isHeld = courses.some(
    ({ state, mention, title }) =>
      state === 'obtained' &&
      mention.level === level &&
      fold(title)
        .split(/[^a-z]+/)
        .some((word) => words.has(word)),
  );
  return isHeld ? null : level;
};

/**
 * The level of the training for which a company is sought, as the resume says it; else of the one in preparation; null
 * where neither is said.
 */
export const readTargetLevel = (
  sections: readonly Section[],
  courses: readonly Course[],
  letter: readonly ResumeLine[] = [],
): Level | null => {
  const written = letterStatements(letter).map((text) => ({ text, isPersonal: true }));
  const said = [...statements(sections), ...written].map(readStatement);
  const first = (levels: readonly (Level | null)[]): Level | null =>
    levels.find((level) => level !== null) ?? null;
  const headed = first(statements(sections).map((one) => headline(one, courses)));
  const prepared = inPreparation(courses);
  const current = first(said.map((one) => one.current));
  const beyond = (level: Level | null): Level | null =>
    level !== null && level > (prepared ?? '') ? level : null;
  return first(said.map(({ wanted }) => wanted)) ?? beyond(headed) ?? beyond(current) ?? prepared;
};
