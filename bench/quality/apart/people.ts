import { sectors } from '@tandem/domain/reference/sectors';
import type { Commune } from '../../shared/communes.ts';
import type { Random } from '../../shared/random.ts';
import type { ApartWorld } from './apart-world.ts';
import type { Trade, TradeSkill } from './trades.ts';

export interface HiddenPerson {
  trade: Trade;
  /** 0 to 1 by skill id. */
  mastery: ReadonlyMap<number, number>;
  liking: ReadonlyMap<number, number>;
  likedTrades: ReadonlyMap<Trade, number>;
  traits: readonly number[];
  home: Commune;
  ease: number;
}

export interface HiddenPost {
  trade: Trade;
  asked: ReadonlyMap<TradeSkill, number>;
  branch: number;
  traits: readonly number[];
  site: Commune;
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

export const kmBetween = (one: Commune, other: Commune): number =>
  Math.hypot(
    (one.latitude - other.latitude) * 111.2,
    (one.longitude - other.longitude) * 111.2 * Math.cos((46.5 * Math.PI) / 180),
  );

const placeAt = (name: string, north: number, east: number): Commune => ({
  name,
  postalCode: '58000',
  population: 1,
  latitude: 46.5 + north / 111.2,
  longitude: 2.5 + east / (111.2 * Math.cos((46.5 * Math.PI) / 180)),
});

const townNames = [
  'Arvault',
  'Belmire',
  'Corzac',
  'Druyes-le-Vieux',
  'Estrenne',
  'Fouvray',
  'Givarre',
];

/** Draws where people and companies are. */
export const placesOf = (
  { towns, across, around }: ApartWorld['geography'],
  random: Random,
): (() => Commune) => {
  const centres = Array.from({ length: towns }, (_, at) => ({
    name: townNames[at % townNames.length] ?? '',
    north: random.between(-across / 2, across / 2),
    east: random.between(-across / 2, across / 2),
    crowd: 1 / (1 + at),
  }));
  return () => {
    if (centres.length === 0)
      return placeAt(
        random.pick(townNames),
        random.between(-across / 2, across / 2),
        random.between(-across / 2, across / 2),
      );
    const { name, north, east } = random.weighted(centres, ({ crowd }) => crowd);
    return placeAt(name, north + around * random.normal(), east + around * random.normal());
  };
};

const traits = (random: Random, spread: number): number[] =>
  Array.from({ length: 5 }, () => spread * random.normal());

export const somePerson = (
  trades: readonly Trade[],
  place: () => Commune,
  world: ApartWorld,
  random: Random,
): HiddenPerson => {
  const [trade, before] = [random.pick(trades), random.pick(trades)];
  const ability = world.ability * random.normal();
  const mastery = new Map<number, number>();
  for (const one of trades)
    for (const { id } of one.skills) {
      const years =
        (trade.skills.some((own) => own.id === id) ? 0.55 : 0) +
        (before.skills.some((own) => own.id === id) ? 0.25 : 0);
      mastery.set(id, clamped(years + ability + 0.25 * random.normal()));
    }
  const favourite = random.pick(trade.branches);
  return {
    trade,
    mastery,
    liking: new Map(
      sectors.map(({ id }) => [
        id,
        clamped(
          (id === favourite ? 0.9 : trade.branches.includes(id) ? 0.45 : 0.1) +
            0.2 * random.normal(),
        ),
      ]),
    ),
    likedTrades: new Map(
      trades.map((one) => [
        one,
        clamped((one === trade ? 0.9 : one === before ? 0.5 : 0.2) + 0.15 * random.normal()),
      ]),
    ),
    traits: traits(random, 1),
    home: place(),
    ease: world.ease * Math.exp(0.6 * random.normal()),
  };
};

export const somePost = (
  trades: readonly Trade[],
  place: () => Commune,
  random: Random,
): HiddenPost => {
  const trade = random.pick(trades);
  return {
    trade,
    asked: new Map(
      random
        .some(trade.skills, 3 + random.below(5))
        .map((skill) => [skill, random.between(0.2, 1)]),
    ),
    branch: random.weighted(trade.branches, (id) => 1 / (1 + trade.branches.indexOf(id))),
    traits: traits(random, 0.9),
    site: place(),
  };
};

export const fitOf = (person: HiddenPerson, post: HiddenPost, world: ApartWorld) => {
  let [weight, met] = [0, 0];
  for (const [{ id }, importance] of post.asked) {
    weight += importance;
    met += importance * (person.mastery.get(id) ?? 0);
  }
  const counted = world.person === 'all' ? [0, 1, 2, 3, 4] : post.trade.traits;
  const apart = counted.reduce(
    (sum, at) => sum + Math.abs((person.traits[at] ?? 0) - (post.traits[at] ?? 0)),
    0,
  );
  const far = kmBetween(person.home, post.site) / person.ease;
  return {
    skills: met / weight,
    sectors:
      world.liking === 'branch'
        ? (person.liking.get(post.branch) ?? 0)
        : 0.75 * (person.likedTrades.get(post.trade) ?? 0) +
          0.25 * (person.liking.get(post.branch) ?? 0),
    person: -apart,
    way: world.way === 'log' ? -Math.log1p(far) : -1 / (1 + Math.exp(-3 * (far - 1.5))),
  };
};
