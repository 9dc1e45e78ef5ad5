import type { Skill } from '@tandem/domain/reference/skills';
import type { Random } from '../shared/random.ts';
import { fields } from './fields.ts';
import type { HiddenCandidate } from './hidden.ts';
import { fieldSkills, nameOf, transversalSkills, wordsAround } from './language.ts';
import { type NoiseLevel, withTypos } from './noise.ts';
import {
  commonWords,
  companyNames,
  firstNames,
  hobbies,
  lastNames,
  streets,
} from './vocabulary.ts';

export interface Person {
  civility: 'M' | 'Mme';
  firstName: string;
  lastName: string;
  street: string;
  /** Some leave out half of what they can do, … */
  modesty: number;
  /** … some claim what they cannot, … */
  boasting: number;
  /** … and some go on for pages. */
  wordiness: number;
}

export const somePerson = (random: Random): Person => {
  const civility = random.pick(['M', 'Mme'] as const);
  return {
    civility,
    firstName: random.pick(firstNames[civility]),
    lastName: random.pick(lastNames),
    street: `${1 + random.below(120)} ${random.pick(streets)}`,
    modesty: random.between(0.7, 1.15),
    boasting: Math.exp(random.normal()),
    wordiness: Math.exp(0.5 * random.normal()),
  };
};

const common = commonWords.split(/\s+/);

const lead = [
  'Participation à',
  'En charge de',
  'Responsable de',
  'Découverte :',
  'J’ai assuré',
  'Aide à',
  'Suivi de',
  'Réalisation de',
];

/** A line about a skill: it is named, or only described by what stands around it. */
const lineAbout = (skill: Skill, level: NoiseLevel, random: Random): string => {
  const around = random.some(wordsAround(skill), 2 + random.below(3)).join(', ');
  return random.chance(level.named)
    ? `${random.pick(lead)} ${nameOf(skill, random)} (${around})`
    : `${random.pick(lead)} ${around}`;
};

const fillerLine = (random: Random): string =>
  `${random.pick(lead)} ${random.some(common, 3 + random.below(4)).join(' ')}`;

/** A job beside the studies, from some other field: its words are there, and mean nothing. */
const sideJob = (random: Random): string[] => {
  const field = random.pick(fields);
  const skill = random.pick(fieldSkills(field));
  return [
    `Emploi saisonnier, ${random.pick(field.jobs).title[random.below(2)]}, ${random.pick(companyNames)}`,
    `- ${random.pick(lead)} ${random.some(wordsAround(skill), 3).join(', ')}`,
  ];
};

/** The skills that somebody writes about: most of what they have, and some that they have not. */
const toldSkills = (
  hidden: HiddenCandidate,
  { modesty, boasting }: Person,
  level: NoiseLevel,
  random: Random,
): Skill[] =>
  [...fieldSkills(hidden.field), ...transversalSkills].filter(({ id }) => {
    const mastery = hidden.mastery.get(id) ?? 0;
    return random.chance(
      mastery > 0.4 ? modesty * level.told * Math.min(1, mastery + 0.2) : boasting * level.claimed,
    );
  });

/** Skills ticked on the sheet: few take the trouble to tick them all. */
export const tickedSkills = (
  hidden: HiddenCandidate,
  person: Person,
  level: NoiseLevel,
  random: Random,
): number[] =>
  toldSkills(hidden, person, level, random)
    .filter(() => random.chance(0.3))
    .map(({ id }) => id);

export const writeResume = (
  hidden: HiddenCandidate,
  person: Person,
  level: NoiseLevel,
  random: Random,
): { resumeText: string; summary: string } => {
  const gender = person.civility === 'M' ? 0 : 1;
  const told = toldSkills(hidden, person, level, random);
  const described = random.shuffled(told).flatMap((skill) => {
    const lines = [lineAbout(skill, level, random)];
    if (random.chance(0.25)) lines.push(lineAbout(skill, level, random));
    return lines;
  });
  const filler = Array.from(
    { length: Math.round(told.length * level.filler * person.wordiness) },
    () => fillerLine(random),
  );
  const lines = random.shuffled([...described, ...filler]).map((line) => `- ${line}`);
  const half = Math.ceil(lines.length / 2);
  const { home, job, secondJob, field } = hidden;
  const text = [
    `${person.firstName} ${person.lastName.toUpperCase()}`,
    `${person.street}, ${home.postalCode} ${home.name}`,
    `06 ${10 + random.below(90)} ${10 + random.below(90)} 45 12 - ${person.firstName.toLowerCase()}@mail.example`,
    `Né${gender === 1 ? 'e' : ''} le ${1 + random.below(28)} mai ${2000 + random.below(8)}`,
    '',
    'FORMATION',
    `${field.formation}, centre de formation, 2025 - 2027`,
    'Baccalauréat, lycée Jean Moulin',
    '',
    'EXPÉRIENCES',
    `Stage, ${job.title[gender]}, ${random.pick(companyNames)}`,
    ...lines.slice(0, half),
    ...(random.chance(0.6)
      ? [`Alternance, ${secondJob.title[gender]}, ${random.pick(companyNames)}`]
      : []),
    ...lines.slice(half),
    ...(random.chance(0.7) ? sideJob(random) : []),
    '',
    'COMPÉTENCES',
    told
      .filter(() => random.chance(level.named * 0.6))
      .map((skill) => nameOf(skill, random))
      .join(', '),
    '',
    `CENTRES D’INTÉRÊT : ${random.some(hobbies, 2).join(', ')}`,
  ].join('\n');
  const summary = `Étudiant${gender === 1 ? 'e' : ''} motivé${gender === 1 ? 'e' : ''}, je cherche une alternance de ${
    random.chance(0.7) ? job.title[gender] : 'deux ans'
  }. ${told
    .slice(0, 2)
    .map((skill) => lineAbout(skill, level, random))
    .join('. ')}`;
  return {
    resumeText: withTypos(text, level.typo, random),
    summary: withTypos(summary, level.typo, random),
  };
};
