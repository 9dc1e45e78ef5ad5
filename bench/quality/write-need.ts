import { skills } from '@tandem/domain/reference/skills';
import type { Random } from '../shared/random.ts';
import { fieldSkills, nameOf, ticked, wordsAround } from './language.ts';
import type { HiddenNeed } from './hidden.ts';
import { type NoiseLevel, withTypos } from './noise.ts';
import type { World } from './world.ts';
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

const plainTitles = [
  'Poste en alternance',
  'Contrat d’apprentissage 24 mois',
  'Recherche une personne motivée pour notre équipe',
];

const common = commonWords.split(/\s+/);

export interface WrittenNeed {
  title: string;
  description: string;
  /** Skills ticked on the need. */
  skillIds: number[];
  skillNames: string[];
}

/** The skills asked for, the most important the surest, with now and then one that does not matter. */
const askedSkills = (hidden: HiddenNeed, level: NoiseLevel, random: Random) => [
  ...skills.filter(({ id }) => {
    const importance = hidden.importance.get(id);
    return importance !== undefined && random.chance(level.told * (0.6 + 0.4 * importance));
  }),
  ...fieldSkills(hidden.field).filter(() => random.chance(level.claimed / 4)),
];

/** Most say what the work is; in running text many say nothing. */
const titleOf = ({ job }: HiddenNeed, { style }: World, random: Random): string => {
  const [masculine, feminine] = job.title;
  if (style === 'prose' && random.chance(0.6)) return random.pick(plainTitles);
  return random.pick([
    `${masculine} / ${feminine} en alternance`,
    `Alternance ${masculine} (H/F)`,
    `Apprenti ${masculine}`,
  ]);
};

export const writeNeed = (hidden: HiddenNeed, world: World, random: Random): WrittenNeed => {
  const { level } = world;
  const asked = askedSkills(hidden, level, random);
  const duties = asked.map((skill) => {
    const around = random.some(wordsAround(skill), 2 + random.below(3)).join(', ');
    if (!random.chance(level.named)) return `${random.pick(duty)} ${around}.`;
    const name = nameOf(skill, world, random);
    return world.style === 'prose'
      ? `Il faudra aussi savoir manier ${name}, par exemple avec ${around}.`
      : `${random.pick(duty)} ${name} : ${around}.`;
  });
  const filler = Array.from(
    { length: Math.round(asked.length * level.filler) },
    () => `${random.pick(duty)} ${random.some(common, 3 + random.below(4)).join(' ')}.`,
  );
  const description = [
    `${random.pick(companyNames)}. ${random.pick(presentations)}`,
    ...random
      .shuffled([...duties, ...filler])
      .slice(0, random.chance(world.silence) ? 2 : undefined),
    random.pick(presentations),
  ].join(world.style === 'prose' ? ' ' : '\n');
  return {
    title: titleOf(hidden, world, random),
    description: withTypos(description, level.typo, random),
    ...ticked(
      asked.filter(() => world.style === 'lists' && random.chance(0.5)),
      world,
    ),
  };
};
