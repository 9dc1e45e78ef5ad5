import { toReadable } from '@tandem/matching/text/fold';
import { recogniseSkills, type SkillLexicon } from '@tandem/matching/text/lexicon';
import { lemma } from '@tandem/matching/text/stem';
import { segmentsOf, type Segment } from '@tandem/matching/text/tokens';
import { mentionsIn } from './diploma-mentions.ts';
import { rejoined, sentencesOf } from './lines.ts';
import { isAbout, type Section } from './sections.ts';

/** The sheet takes so many. */
const mostSkills = 60;

/** What is looked for is not yet a skill. */
const wish =
  /recherche|cherche|souhait|postul|integrer|prepar(?:er|e) (?:un|une|le|la|mon|ma) |en alternance|alternance (?:pour|de|en)|apprentissage pour/i;

const school =
  /(?<![a-z])(?:lycee|universite|ecole|cfa|iut|institut|college|greta|campus)(?![a-z])/;

/**
 * Words that say a skill when they are an item of a list of skills, but that texts use in passing, so that the lexicon
 * does not know them alone; with the name of the skill.
 */
const loneWords: readonly (readonly [words: string, skill: string])[] = [
  ['autonome autonomie', 'Autonomie professionnelle'],
  ['organise organisee organisation', 'Sens de l’organisation'],
  ['dynamique dynamisme', 'Dynamisme et réactivité'],
  ['motive motivee motivation volontaire', 'Motivation et envie d’apprendre'],
  ['serieux', 'Rigueur professionnelle'],
  ['adaptation polyvalent polyvalence', 'Adaptabilité'],
  ['responsable', 'Sens des responsabilités'],
  ['ecoute', 'Capacité d’écoute'],
  ['relationnel', 'Sens du contact'],
  ['pedagogie pedagogue', 'Sens de la pédagogie'],
];

const skillOfLoneWord = new Map(
  loneWords.flatMap(([words, skill]) =>
    words.split(' ').map((one) => [lemma(one), skill] as const),
  ),
);

const textsOf = (section: Section): string[] => {
  if (isAbout(section, 'interests', 'references', 'languages')) return [];
  if (isAbout(section, 'education'))
    return section.lines
      .filter(({ text, key }) => mentionsIn(text, key).length === 0 && !school.test(key))
      .map(({ text }) => text);
  if (section.isHeader || isAbout(section, 'contact'))
    return section.lines.filter(({ key }) => /permis/.test(key)).map(({ text }) => text);
  if (!isAbout(section, 'profile')) return rejoined(section.lines);
  return sentencesOf(section.lines).filter((one) => !wish.test(one));
};

/**
 * Ids of the reference skills that a resume claims: in its lists, jobs, projects and profile, and its languages; not in
 * what its diplomas and hobbies are called, nor in what it wishes for.
 */
export const readSkills = (
  sections: readonly Section[],
  languages: readonly string[],
  lexicon: SkillLexicon,
): number[] => {
  const found = new Set<number>();
  const segmentsIn = (texts: readonly string[]): Segment[] =>
    segmentsOf(toReadable(texts.join('\n\n')));
  for (const segment of segmentsIn([...sections.flatMap(textsOf), ...languages]))
    for (const id of recogniseSkills(segment, lexicon).skillIds) found.add(id);
  const lists = sections.filter((section) => isAbout(section, 'skills'));
  const lone = new Set(
    segmentsIn(lists.flatMap(textsOf)).flatMap(([only, ...others]) =>
      only && others.length === 0 ? (skillOfLoneWord.get(only.lemma) ?? []) : [],
    ),
  );
  for (const id of lexicon.skillIds) if (lone.has(lexicon.nameOf(id) ?? '')) found.add(id);
  return [...found].slice(0, mostSkills);
};
