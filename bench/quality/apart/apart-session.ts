import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import { sectors } from '@tandem/domain/reference/sectors';
import { Random } from '../../shared/random.ts';
import { deviation, mean } from '../../shared/statistics.ts';
import type { CandidateSheet, GeneratedSession, NeedSheet } from '../session.ts';
import { gainsOf, type TruePair } from '../truth.ts';
import type { ApartWorld, Wishes } from './apart-world.ts';
import {
  fitOf,
  type HiddenPerson,
  type HiddenPost,
  kmBetween,
  placesOf,
  somePerson,
  somePost,
} from './people.ts';
import { writePost, writeSheet } from './texts.ts';
import { someTrades, type TradeSkill } from './trades.ts';

const factors = [...new Set(scoredQuestions.map(({ factor }) => factor))];

const answersOf = (
  traits: readonly number[],
  { answers }: ApartWorld,
  random: Random,
): Record<string, string> => {
  const agreeing = answers.agreeing * random.normal();
  return Object.fromEntries(
    scoredQuestions.map(({ name, factor }, at) => {
      const usual = 2.9 + ((at * 5) % 7) / 6;
      const felt =
        0.8 * (traits[factors.indexOf(factor)] ?? 0) + answers.noise * random.normal() + agreeing;
      return [name, String(Math.min(5, Math.max(1, Math.round(usual + felt))))];
    }),
  );
};

const tickedSectors = (
  { liking, trade }: HiddenPerson,
  world: ApartWorld,
  random: Random,
): number[] => {
  if (random.chance(world.undecided))
    return random.some(sectors, 6 + random.below(20)).map(({ id }) => id);
  const ranked = [...liking]
    .map(([id, liked]) => [id, liked + 0.15 * random.normal()] as const)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => id);
  const home = world.liking === 'trade' && random.chance(0.8) ? [trade.home] : [];
  return [...new Set([...home, ...ranked.slice(0, 1 + random.below(3))])];
};

const measures = ['skills', 'sectors', 'person', 'way'] as const;

const standardised = (values: readonly number[]): number[] => {
  const [middle, spread] = [mean(values), Math.max(1e-9, deviation(values))];
  return values.map((value) => (value - middle) / spread);
};

/** What each side wants of a pair comes out with so much luck; each side has a list of its own of who would be best. */
const luck = 0.4;

const worthsOf = (
  columns: readonly (readonly number[])[],
  wishes: Wishes,
  { whole }: ApartWorld,
): number[] =>
  standardised(
    (columns[0] ?? []).map((_, at) => {
      const values = measures.map(
        (measure, index) => wishes[measure] * (columns[index]?.[at] ?? 0),
      );
      const sum = values.reduce((all, value) => all + value, 0);
      return whole === 'sum' ? sum : (sum + 4 * Math.min(...values)) / 2;
    }),
  );

interface Hidden {
  session: GeneratedSession;
  people: ReadonlyMap<CandidateSheet, HiddenPerson>;
  posts: ReadonlyMap<NeedSheet, HiddenPost>;
}

const candidateSheet = (
  { id, programmeId }: Pick<CandidateSheet, 'id' | 'programmeId'>,
  person: HiddenPerson,
  all: readonly TradeSkill[],
  world: ApartWorld,
  random: Random,
): CandidateSheet => {
  const isWoman = random.chance(0.5);
  const name = { first: isWoman ? 'Ysaline' : 'Tancrède', last: 'Quimbral', isWoman };
  const meant = 2.5 * person.ease;
  return {
    id,
    programmeId,
    level: '5',
    person: {
      civility: isWoman ? 'Mme' : 'M',
      firstName: name.first,
      lastName: name.last,
      street: '',
      modesty: 1,
      boasting: 1,
      wordiness: 1,
    },
    ...writeSheet(person, all, name, world, random),
    sectorIds: tickedSectors(person, world, random),
    sectorOrder: [],
    trades: [],
    answers: answersOf(person.traits, world, random),
    place: person.home,
    maxKm: distances.find((limit) => limit >= meant) ?? noDistanceLimit,
  };
};

const written = (world: ApartWorld, random: Random, wishes: Random): Hidden => {
  const place = placesOf(world.geography, random);
  const people = new Map<CandidateSheet, HiddenPerson>();
  const posts = new Map<NeedSheet, HiddenPost>();
  for (let programmeId = 1; programmeId <= world.size.programmes; programmeId += 1) {
    const trades = someTrades(world, random);
    const all = [
      ...new Map(
        trades.flatMap((one) => one.skills.map((skill) => [skill.id, skill] as const)),
      ).values(),
    ];
    for (let count = 0; count < world.size.candidates; count += 1) {
      const person = somePerson(trades, place, world, random);
      const ids = { id: 1 + people.size, programmeId };
      const sheet = candidateSheet(ids, person, all, world, random);
      people.set({ ...sheet, trades: namedTrades(person, sheet, wishes) }, person);
    }
    for (let count = 0; count < world.size.needs; count += 1) {
      const post = somePost(trades, place, random);
      const sheet: NeedSheet = {
        id: 1 + posts.size,
        programmeIds: [programmeId],
        level: '5',
        ...writePost(post, all, world, random),
        sectorIds: [post.branch],
        answers: answersOf(post.traits, world, random),
        place: post.site,
      };
      posts.set(sheet, post);
    }
  }
  return { session: { candidates: [...people.keys()], needs: [...posts.keys()] }, people, posts };
};

/** Two of three name one to three trades that they look for, about in the order in which they like them. */
const namedTrades = (
  { likedTrades }: HiddenPerson,
  { person: { civility } }: CandidateSheet,
  random: Random,
): string[] => {
  if (random.chance(1 / 3)) return [];
  return [...likedTrades]
    .map(
      ([{ title }, liked]) =>
        [title[civility === 'Mme' ? 1 : 0], liked + 0.15 * random.normal()] as const,
    )
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 1 + random.below(3))
    .map(([title]) => title);
};

const compatiblePairs = ({ candidates, needs }: GeneratedSession) =>
  candidates.flatMap((candidate) =>
    needs
      .filter(({ programmeIds }) => programmeIds.includes(candidate.programmeId))
      .map((need) => ({ candidate, need, km: kmBetween(candidate.place, need.place) }))
      .filter(({ km }) => candidate.maxKm < 0 || km <= candidate.maxKm),
  );

/** One session and the pairs of it that may be ranked, all from one seed. */
export const apartSession = (
  seed: number,
  world: ApartWorld,
): { session: GeneratedSession; pairs: TruePair[] } => {
  const random = new Random(seed * 7727 + 5);
  const { session, people, posts } = written(world, random, new Random(seed * 7727 + 11));
  const compatible = compatiblePairs(session);
  const fits = compatible.map(({ candidate, need }) => {
    const [person, post] = [people.get(candidate), posts.get(need)];
    if (!person || !post) throw new Error('A pair without profiles');
    return fitOf(person, post, world);
  });
  const columns = measures.map((measure) => standardised(fits.map((fit) => fit[measure])));
  const candidate = worthsOf(columns, world.wishes.candidate, world);
  const need = worthsOf(columns, world.wishes.need, world);
  const lucky = (values: readonly number[]): number[] =>
    values.map((value) => value + luck * random.normal());
  const outcome = { candidate: lucky(candidate), need: lucky(need) };
  const gain = { candidate: gainsOf(outcome.candidate), need: gainsOf(outcome.need) };
  const skillGain = gainsOf(columns[0] ?? []);
  const pairs = compatible.map((pair, at) => ({
    ...pair,
    fit: fits[at] ?? { skills: 0, sectors: 0, person: 0, way: 0 },
    worth: { candidate: candidate[at] ?? 0, need: need[at] ?? 0 },
    outcome: ((outcome.candidate[at] ?? 0) + (outcome.need[at] ?? 0)) / 2,
    gain: { candidate: gain.candidate[at] ?? 0, need: gain.need[at] ?? 0 },
    skillGain: skillGain[at] ?? 0,
    lot: random.next(),
  }));
  return { session, pairs };
};
