import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import type { TrueFit, World } from './world.ts';
import { sectors } from '@tandem/domain/reference/sectors';
import type { Skill } from '@tandem/domain/reference/skills';
import type { Random } from '../shared/random.ts';
import type { Commune } from '../shared/communes.ts';
import type { Field, Job } from './fields.ts';
import { coreSkills, fieldSkills, transversalSkills } from './language.ts';

/** What the answers to the test come from, each about normal: five traits, or one leaning a statement. */
export type Traits = readonly number[];

/** Who a candidate is, which no sheet says in full. */
export interface HiddenCandidate {
  field: Field;
  job: Job;
  secondJob: Job;
  /** Mastery, 0 to 1, by skill id. */
  mastery: ReadonlyMap<number, number>;
  /** Liking, 0 to 1, by sector id. */
  liking: ReadonlyMap<number, number>;
  traits: Traits;
  home: Commune;
  /** Kilometres at which a way begins to weigh. */
  ease: number;
}

/** What a company really needs. */
export interface HiddenNeed {
  field: Field;
  job: Job;
  /** Importance, 0 to 1, by skill id. */
  importance: ReadonlyMap<number, number>;
  sectorIds: readonly number[];
  traits: Traits;
  site: Commune;
}

const somePlace = (
  area: readonly Commune[],
  { lives }: World['geography'],
  random: Random,
): Commune =>
  lives === 'crowded' ? random.weighted(area, ({ population }) => population) : random.pick(area);

/** The five factors of the test. */
const traitCount = 5;

const someTraits = ({ character }: World, spread: number, random: Random): Traits =>
  Array.from(
    { length: character === 'traits' ? traitCount : scoredQuestions.length },
    () => spread * random.normal(),
  );

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

const sectionOf = (id: number): string | undefined => sectors.find((one) => one.id === id)?.section;

/** A sector of the field: the commoner, the likelier. */
const someSector = (field: Field, random: Random): number =>
  random.weighted(field.sectorIds, (id) => 1 / (2 + field.sectorIds.indexOf(id)));

export const hiddenCandidate = (
  field: Field,
  area: readonly Commune[],
  world: World,
  random: Random,
): HiddenCandidate => {
  const { geography } = world;
  const job = random.pick(field.jobs);
  const secondJob = random.pick(field.jobs);
  const mastery = new Map<number, number>();
  const own = new Set(coreSkills(job).map(({ id }) => id));
  const second = new Set(coreSkills(secondJob).map(({ id }) => id));
  for (const { id } of [...fieldSkills(field), ...transversalSkills]) {
    const usual = own.has(id) ? 0.65 : second.has(id) ? 0.35 : 0.05;
    mastery.set(id, clamped(usual + 0.2 * random.normal()));
  }
  const liking = new Map<number, number>();
  const favourites = [
    someSector(field, random),
    someSector(field, random),
    random.pick(sectors).id,
  ];
  for (const { id, section } of sectors) {
    const near = favourites.some((favourite) => sectionOf(favourite) === section);
    const rank = favourites.indexOf(id);
    liking.set(
      id,
      clamped((rank < 0 ? (near ? 0.4 : 0.1) : 1 - 0.25 * rank) + 0.1 * random.normal()),
    );
  }
  return {
    field,
    job,
    secondJob,
    mastery,
    liking,
    traits: someTraits(world, 1, random),
    home: somePlace(area, geography, random),
    ease: geography.ease * Math.exp(0.7 * random.normal()),
  };
};

const neededSkills = (job: Job, field: Field, random: Random): Skill[] => [
  ...random.some(coreSkills(job), 3 + random.below(4)),
  ...random.some(fieldSkills(field), random.below(3)),
  ...random.some(transversalSkills, random.below(3)),
];

export const hiddenNeed = (
  field: Field,
  area: readonly Commune[],
  world: World,
  random: Random,
): HiddenNeed => {
  const { geography, dominance } = world;
  const job = random.pick(field.jobs);
  const dominant = random.chance(dominance) ? field.sectorIds[0] : undefined;
  const main = dominant ?? someSector(field, random);
  return {
    field,
    job,
    importance: new Map(
      neededSkills(job, field, random).map(({ id }) => [id, random.between(0.3, 1)]),
    ),
    sectorIds: random.chance(dominant === undefined ? 0.35 : 0.1)
      ? [main, someSector(field, random)]
      : [main],
    traits: someTraits(world, 0.8, random),
    site: somePlace(area, geography, random),
  };
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine), kilometres. */
export const kilometres = (from: Commune, to: Commune): number => {
  const dLatitude = radians(to.latitude - from.latitude);
  const dLongitude = radians(to.longitude - from.longitude);
  const half =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(dLongitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
};

export const trueFit = (candidate: HiddenCandidate, need: HiddenNeed): TrueFit => {
  let weight = 0;
  let mastered = 0;
  for (const [id, importance] of need.importance) {
    weight += importance;
    mastered += importance * (candidate.mastery.get(id) ?? 0);
  }
  const [main = 0, side = main] = need.sectorIds;
  const apart = candidate.traits.reduce(
    (sum, trait, index) => sum + (trait - (need.traits[index] ?? 0)) ** 2,
    0,
  );
  return {
    skills: mastered / weight,
    sectors: 0.75 * (candidate.liking.get(main) ?? 0) + 0.25 * (candidate.liking.get(side) ?? 0),
    person: -Math.sqrt(apart),
    way: -Math.log1p(kilometres(candidate.home, need.site) / candidate.ease),
  };
};
