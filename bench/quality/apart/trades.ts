import { sectors } from '@tandem/domain/reference/sectors';
import { skills } from '@tandem/domain/reference/skills';
import { tradeSectors } from '@tandem/domain/reference/trade-sectors';
import { romePairs } from '@tandem/matching/testing/rome-pairs';
import type { Random } from '../../shared/random.ts';
import type { ApartWorld } from './apart-world.ts';

const beginnings = 'bra cor dal fer gui jan lor mar nor pel quin ros sel tan ver vol zin'.split(
  ' ',
);
const middles = 'bi car do gon lan mi nar pi ril sen tou va'.split(' ');
const ends = 'age ation che ement ier ille ine oire on ure'.split(' ');

/** A word that no dictionary has. */
const madeWord = (random: Random): string =>
  `${random.pick(beginnings)}${random.chance(0.6) ? random.pick(middles) : ''}${random.pick(ends)}`;

export interface TradeSkill {
  id: number;
  /** Null where the reference list has it. */
  ownName: string | null;
  names: readonly string[];
  /** Words that come up where it is spoken of without its name. */
  words: readonly string[];
}

export interface Trade {
  title: readonly [masculine: string, feminine: string];
  skills: readonly TradeSkill[];
  /** Branches in which it is done, commonest first, and that in which it is at home. */
  branches: readonly number[];
  home: number;
  /** The two traits that matter in it. */
  traits: readonly [number, number];
}

const ownId = 900_000;

const skillOf = (
  reference: (typeof skills)[number],
  number: number,
  vocabulary: readonly string[],
  { naming }: ApartWorld,
  random: Random,
): TradeSkill => {
  const words = random.some(vocabulary, 4);
  const isOwn = naming === 'own' || (naming === 'either' && random.chance(0.5));
  if (!isOwn)
    return {
      id: reference.id,
      ownName: null,
      names: [reference.name, ...reference.synonyms],
      words,
    };
  const name = random.chance(0.5)
    ? `${madeWord(random)} de ${madeWord(random)}`
    : `${madeWord(random)} ${random.pick(vocabulary)}`;
  return { id: ownId + number, ownName: name, names: [name], words };
};

/** The trades of one programme: neighbours that share a third of their skills. */
export const someTrades = (world: ApartWorld, random: Random): Trade[] => {
  const groups = random.some(Object.keys(tradeSectors), 3);
  const vocabulary = Array.from({ length: 90 }, () => madeWord(random));
  const pool = random.some(
    skills.filter(({ group }) => groups.includes(group)),
    14 + 5 * world.size.trades,
  );
  const known = new Map(
    pool.map((one, at) => [
      one.id,
      skillOf(one, random.below(50_000) * 20 + at, vocabulary, world, random),
    ]),
  );
  const common = random.some(pool, 6);
  const places = random.some(
    sectors.map(({ id }) => id),
    10,
  );
  return Array.from({ length: world.size.trades }, () => {
    const own = [...random.some(pool, 9), ...random.some(common, 3)];
    const home = tradeSectors[own[0]?.group ?? ''] ?? random.pick(places);
    const [masculine, feminine] = random.pick(romePairs);
    const further = random.chance(0.4) ? ` en ${random.pick(vocabulary)}` : '';
    return {
      title: [masculine + further, feminine + further],
      skills: [...new Set(own.map(({ id }) => known.get(id)))].filter((one) => one !== undefined),
      branches: [...new Set([home, ...random.some(places, 5)])],
      home,
      traits: [random.below(5), random.below(5)],
    };
  });
};
