import { type Skill, skills } from '@tandem/domain/reference/skills';
import { Random } from '../shared/random.ts';
import { outsideId, outsideName } from './outside-names.ts';
import type { World } from './world.ts';
import { contextWords } from './vocabulary.ts';
import { type Field, type Job, transversalGroups } from './fields.ts';

/** What does not change from one seed to the next: which skills a job takes, and how people speak of a skill. */

const inGroup = (group: string): Skill[] => skills.filter((skill) => skill.group === group);

const seedOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);

/** The skills that make a job: ten, most of them of its first group. */
export const coreSkills = (job: Job): Skill[] => {
  const random = new Random(seedOf(job.title[0]));
  const [first = '', ...others] = job.groups;
  const own = random.some(inGroup(first), others.length > 0 ? 7 : 10);
  return [...own, ...random.some(others.flatMap(inGroup), 10 - own.length)];
};

/** All skills that come up in a field of work. */
export const fieldSkills = (field: Field): Skill[] => [
  ...new Set(field.jobs.flatMap((job) => [...coreSkills(job), ...job.groups.flatMap(inGroup)])),
];

export const transversalSkills: readonly Skill[] = transversalGroups.flatMap(inGroup);

/** The words that stand around a skill: some of its group's, the same ones for everybody. */
export const wordsAround = (skill: Skill): string[] => {
  const words = (contextWords[skill.group] ?? '').split(/\s+/).filter((word) => word !== '');
  return new Random(skill.id * 7919).some(words, 6);
};

/** A name or a synonym of a skill, as somebody writes it. */
export const nameOf = (skill: Skill, { naming }: World, random: Random): string =>
  naming === 'outside'
    ? outsideName(skill)
    : random.pick([skill.name, skill.name, ...skill.synonyms]);

/** Skills as they are ticked: by number, and, of those that somebody has added, by name as well. */
export const ticked = (skillsTicked: readonly Skill[], { naming }: World) =>
  naming === 'outside'
    ? { skillIds: skillsTicked.map(outsideId), skillNames: skillsTicked.map(outsideName) }
    : { skillIds: skillsTicked.map(({ id }) => id), skillNames: [] };
