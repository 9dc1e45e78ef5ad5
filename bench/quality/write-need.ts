import { skills } from '@tandem/domain/reference/skills';
import type { Random } from '../shared/random.ts';
import { fieldSkills, nameOf, wordsAround } from './language.ts';
import type { HiddenNeed } from './hidden.ts';
import { type NoiseLevel, withTypos } from './noise.ts';
import { commonWords, companyNames } from './vocabulary.ts';

const presentations = [
  'Entreprise familiale à taille humaine, nous recherchons une personne motivée pour rejoindre notre équipe.',
  'Acteur reconnu de son secteur, notre groupe accompagne chaque année de nombreux alternants.',
  'Vous serez accompagné par un tuteur expérimenté et formé à nos méthodes.',
  'Dans le cadre de notre développement, nous ouvrons un poste en alternance.',
  'Poste basé dans nos locaux, horaires de journée, tickets restaurant et mutuelle.',
];

const duty = [
  'Vous assurez',
  'Vous participez à',
  'Missions :',
  'Vous prenez en charge',
  'Vous aidez à',
  'Au programme :',
];

const common = commonWords.split(/\s+/);

export interface WrittenNeed {
  title: string;
  description: string;
  /** Skills ticked on the need. */
  skillIds: number[];
}

/** The skills asked for, the most important the surest, with now and then one that does not matter. */
const askedSkills = (hidden: HiddenNeed, level: NoiseLevel, random: Random) => [
  ...skills.filter(({ id }) => {
    const importance = hidden.importance.get(id);
    return importance !== undefined && random.chance(level.told * (0.6 + 0.4 * importance));
  }),
  ...fieldSkills(hidden.field).filter(() => random.chance(level.claimed / 4)),
];

export const writeNeed = (hidden: HiddenNeed, level: NoiseLevel, random: Random): WrittenNeed => {
  const asked = askedSkills(hidden, level, random);
  const [masculine, feminine] = hidden.job.title;
  const duties = asked.map((skill) => {
    const around = random.some(wordsAround(skill), 2 + random.below(3)).join(', ');
    return random.chance(level.named)
      ? `${random.pick(duty)} ${nameOf(skill, random)} : ${around}.`
      : `${random.pick(duty)} ${around}.`;
  });
  const filler = Array.from(
    { length: Math.round(asked.length * level.filler) },
    () => `${random.pick(duty)} ${random.some(common, 3 + random.below(4)).join(' ')}.`,
  );
  const description = [
    `${random.pick(companyNames)}. ${random.pick(presentations)}`,
    ...random.shuffled([...duties, ...filler]),
    random.pick(presentations),
  ].join('\n');
  return {
    title: random.pick([
      `${masculine} / ${feminine} en alternance`,
      `Alternance ${masculine} (H/F)`,
      `Apprenti ${masculine}`,
    ]),
    description: withTypos(description, level.typo, random),
    skillIds: asked.filter(() => random.chance(0.5)).map(({ id }) => id),
  };
};
