import type { Random } from '../../shared/random.ts';
import type { ApartWorld } from './apart-world.ts';
import type { HiddenPerson, HiddenPost } from './people.ts';
import type { TradeSkill } from './trades.ts';

const padding =
  `J’aime rencontrer des gens et apprendre.|Sérieux et ponctuel, je m’investis dans ce que je fais.
|Voyages en Espagne et au Portugal.|Délégué de classe pendant deux ans.|Bénévole pour une collecte alimentaire.
|Pratique du handball en club depuis dix ans.|Lecture, cinéma, randonnée.|Anglais lu et écrit, espagnol scolaire.
|Titulaire du permis B.|Garde d’enfants le mercredi.|Vendanges deux étés de suite.|Bonne humeur et esprit d’équipe.
|Toujours prêt à rendre service.|Organisation d’un tournoi de quartier.|Je souhaite mettre mes acquis en pratique.
|Mon stage de troisième m’a donné envie de continuer.|Disponible dès septembre.|À l’aise avec les outils du quotidien.`
    .split('|')
    .map((line) => line.trim());

const ofCompanies =
  `Nous sommes une équipe soudée de vingt personnes.|L’entreprise existe depuis 1987.|Ambiance conviviale, locaux neufs.
|Nous croyons en la transmission.|Une prime récompense la réussite à l’examen.|Travail du lundi au vendredi.
|Rythme : trois semaines chez nous, une en cours.|Nos clients nous font confiance depuis longtemps.
|Vous rejoindrez un collectif qui aime le travail bien fait.|Accès facile en bus.|Poste à pourvoir à la rentrée.`
    .split('|')
    .map((line) => line.trim());

const told = [
  'J’ai appris',
  'J’ai pratiqué',
  'Je connais',
  'Deux mois de',
  'Initiation à',
  'J’ai été formé à',
];
const wanted = [
  'Tu feras',
  'Nous te confierons',
  'La mission comprend',
  'Il s’agit de',
  'Tu découvriras',
];

const lineAbout = (
  skill: TradeSkill,
  openings: readonly string[],
  { writing }: ApartWorld,
  random: Random,
): string => {
  const isKeywords = writing === 'keywords' || (writing === 'either' && random.chance(0.5));
  const named = random.chance(0.7) ? [random.pick(skill.names)] : [];
  const around = random.some(skill.words, named.length > 0 ? random.below(3) : 2);
  return isKeywords
    ? [...named, ...around].join(' ; ')
    : `${random.pick(openings)} ${[...named, ...around].join(', puis ')}.`;
};

const ticks = (skills: readonly TradeSkill[], share: number, random: Random) => {
  const some = skills.filter(() => random.chance(share));
  return {
    skillIds: some.map(({ id }) => id),
    skillNames: some.flatMap(({ ownName }) => (ownName === null ? [] : [ownName])),
  };
};

export const writeSheet = (
  person: HiddenPerson,
  all: readonly TradeSkill[],
  name: { first: string; last: string; isWoman: boolean },
  world: ApartWorld,
  random: Random,
) => {
  const boasts = world.boasts / Math.max(1, all.length);
  const says = all.filter(({ id }) => {
    const mastery = person.mastery.get(id) ?? 0;
    return random.chance(mastery > 0.35 ? world.told * Math.min(1, mastery + 0.3) : boasts);
  });
  const title = person.trade.title[name.isWoman ? 1 : 0];
  const lines = Math.round(world.padding.mean * Math.exp(world.padding.spread * random.normal()));
  const body = random.shuffled([
    ...says.map((skill) => lineAbout(skill, told, world, random)),
    ...Array.from({ length: lines }, () => random.pick(padding)),
  ]);
  return {
    resumeText: [
      `${name.first} ${name.last}`,
      person.home.name,
      `Formation visée : ${random.chance(0.5) ? title : 'alternance'}`,
      ...body,
    ].join('\n'),
    summary: random.chance(world.silent)
      ? ''
      : `${random.chance(0.8) ? `Futur${name.isWoman ? 'e' : ''} ${title}` : 'Jeune motivé'}, ${lineAbout(random.pick(all), told, world, random)}`,
    ...ticks(says, world.ticked, random),
  };
};

export const writePost = (
  post: HiddenPost,
  all: readonly TradeSkill[],
  world: ApartWorld,
  random: Random,
) => {
  const asks = [
    ...post.asked
      .entries()
      .filter(([, importance]) => random.chance(0.5 + importance / 2))
      .map(([skill]) => skill),
    ...(random.chance(0.3) ? [random.pick(all)] : []),
  ];
  const [masculine, feminine] = post.trade.title;
  const lines = asks.map((skill) => lineAbout(skill, wanted, world, random));
  return {
    title: random.chance(0.85) ? `${masculine} ou ${feminine}` : 'Contrat en alternance',
    description: [
      ...random.some(ofCompanies, 2 + random.below(4)),
      ...(random.chance(world.terse) ? lines.slice(0, 1) : lines),
    ].join('\n'),
    ...ticks(asks, world.ticked, random),
  };
};
