import type { Skill } from '@tandem/domain/reference/skills';
import type { Random } from '../shared/random.ts';
import { fields } from './fields.ts';
import type { HiddenCandidate } from './hidden.ts';
import { fieldSkills, nameOf, ticked, transversalSkills, wordsAround } from './language.ts';
import { type NoiseLevel, withTypos } from './noise.ts';
import type { World } from './world.ts';
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

export const somePerson = ({ lengths }: World, random: Random): Person => {
  const civility = random.pick(['M', 'Mme'] as const);
  return {
    civility,
    firstName: random.pick(firstNames[civility]),
    lastName: random.pick(lastNames),
    street: `${1 + random.below(120)} ${random.pick(streets)}`,
    modesty: random.between(0.7, 1.15),
    boasting: Math.exp(random.normal()),
    wordiness: Math.exp(lengths.spread * random.normal()),
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
const lineAbout = (skill: Skill, world: World, random: Random): string => {
  const around = random.some(wordsAround(skill), 2 + random.below(3)).join(', ');
  if (!random.chance(world.level.named)) return `${random.pick(lead)} ${around}`;
  const name = nameOf(skill, world, random);
  return world.style === 'prose'
    ? `On m’a confié ensuite ${name}, ce qui touchait à ${around}.`
    : `${random.pick(lead)} ${name} (${around})`;
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
  world: World,
  random: Random,
) =>
  ticked(
    toldSkills(hidden, person, world.level, random).filter(
      () => random.chance(0.3) && world.style === 'lists',
    ),
    world,
  );

/** One at most, or up to many. */
const sideJobs = ({ lengths }: World, random: Random): string[] =>
  random.chance(0.7)
    ? Array.from({ length: 1 + random.below(lengths.sideJobs) }, () => sideJob(random)).flat()
    : [];

const skillSection = (told: readonly Skill[], world: World, random: Random): string[] => [
  '',
  'COMPÉTENCES',
  told
    .filter(() => random.chance(world.level.named * 0.6))
    .map((skill) => nameOf(skill, world, random))
    .join(', '),
];

export const writeResume = (
  hidden: HiddenCandidate,
  person: Person,
  world: World,
  random: Random,
): { resumeText: string; summary: string } => {
  const { level } = world;
  const gender = person.civility === 'M' ? 0 : 1;
  const told = toldSkills(hidden, person, level, random);
  const described = random.shuffled(told).flatMap((skill) => {
    const lines = [lineAbout(skill, world, random)];
    if (random.chance(0.25)) lines.push(lineAbout(skill, world, random));
    return lines;
  });
  const filler = Array.from(
    { length: Math.round(told.length * level.filler * person.wordiness) },
    () => fillerLine(random),
  );
  const lines = random
    .shuffled([...described, ...filler])
    .map((line) => (world.style === 'prose' ? line : `- ${line}`));
  const half = Math.ceil(lines.length / 2);
  const { home, job, secondJob, field } = hidden;
  const text = [
    `${person.firstName} ${person.lastName.toUpperCase()}`,
    `${person.street}, ${home.postalCode} ${home.name}`,
    `06 ${10 + random.below(90)} ${10 + random.below(90)} 45 12 - ${person.firstName.toLowerCase()}@mail.example`,
    `Né${gender === 1 ? 'e' : ''} le ${1 + random.below(28)} mai ${2000 + random.below(8)}`,
    '',
    'FORMATION',
    `${field.programme}, centre de formation, 2025 - 2027`,
    'Baccalauréat, lycée Jean Moulin',
    '',
    'EXPÉRIENCES',
    `Stage, ${job.title[gender]}, ${random.pick(companyNames)}`,
    ...lines.slice(0, half),
    ...(random.chance(0.6)
      ? [`Alternance, ${secondJob.title[gender]}, ${random.pick(companyNames)}`]
      : []),
    ...lines.slice(half),
    ...sideJobs(world, random),
    ...(world.style === 'prose' ? [] : skillSection(told, world, random)),
    '',
    `CENTRES D’INTÉRÊT : ${random.some(hobbies, 2).join(', ')}`,
  ].join('\n');
  const summary = `Étudiant${gender === 1 ? 'e' : ''} motivé${gender === 1 ? 'e' : ''}, je cherche une alternance de ${
    random.chance(0.7) ? job.title[gender] : 'deux ans'
  }. ${told
    .slice(0, 2)
    .map((skill) => lineAbout(skill, world, random))
    .join('. ')}`;
  return {
    resumeText: withTypos(text, level.typo, random),
    summary: random.chance(world.silence) ? '' : withTypos(summary, level.typo, random),
  };
};
