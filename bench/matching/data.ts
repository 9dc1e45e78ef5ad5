import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { distances } from '@tandem/domain/reference/distances';
import type { ContractType } from '@tandem/domain/reference/contract-types';
import { sectors } from '@tandem/domain/reference/sectors';
import { skills } from '@tandem/domain/reference/skills';
import { areScoredAnswers, type ScoredAnswers } from '@tandem/matching/profiles';
import type { Block } from '@tandem/matching/session/blocks';
import { aimOfWord, buildSkillLexicon, hashOfStem } from '@tandem/matching/text/lexicon';
import { preparationVersion } from '@tandem/matching/text/prepare';
import type { PreparedText } from '@tandem/matching/text/prepared';
import { Random } from '../shared/random.ts';
import { PackedCandidates, PackedNeeds } from './packed-sheets.ts';
import { crowdOfPlaces } from './places.ts';

export const lexicon = buildSkillLexicon(skills);

const version = preparationVersion(lexicon);
const vocabularySize = 20_000;
const programmeCount = 40;

/** Draws ranks by Zipf's law: rank r as often as 1 / r. */
class Zipf {
  readonly #cumulated: Float64Array;

  constructor(size: number) {
    this.#cumulated = new Float64Array(size);
    let sum = 0;
    for (let rank = 0; rank < size; rank += 1) {
      sum += 1 / (rank + 1);
      this.#cumulated[rank] = sum;
    }
  }

  draw(random: Random): number {
    const wanted = random.next() * (this.#cumulated.at(-1) ?? 0);
    let low = 0;
    let high = this.#cumulated.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#cumulated[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** So many different ranks. */
  some(count: number, random: Random): Set<number> {
    const ranks = new Set<number>();
    while (ranks.size < count) ranks.add(this.draw(random));
    return ranks;
  }
}

const words = new Zipf(vocabularySize);
const skillRanks = new Zipf(skills.length);
const programmes = new Zipf(programmeCount);
const sectorRanks = new Zipf(sectors.length);

const stems = Uint32Array.from({ length: vocabularySize }, (_, rank) => hashOfStem(`mot${rank}`));

const someText = (
  termCount: number,
  skillCount: number,
  aimCount: number,
  random: Random,
): PreparedText => ({
  version,
  words: columnOf(words.some(termCount - skillCount, random), (rank) => stems[rank] ?? 0),
  forms: [],
  skills: columnOf(skillRanks.some(skillCount, random), (rank) => skills[rank]?.id ?? 0),
  aims: columnOf(words.some(aimCount, random), (rank) => aimOfWord(stems[rank] ?? 0)),
  // About as many words of a text stand beside another one.
  pairs: Uint32Array.from(
    { length: (termCount - skillCount) >> 1 },
    (_, at) => (at << 16) | (at + 1),
  ),
});

const columnOf = (ranks: ReadonlySet<number>, valueOf: (rank: number) => number): Uint32Array => {
  const column = new Uint32Array(ranks.size);
  let end = 0;
  for (const rank of ranks) {
    column[end] = valueOf(rank);
    end += 1;
  }
  return column.toSorted();
};

const someAnswers = (random: Random): ScoredAnswers => {
  const answers = Object.fromEntries(
    scoredQuestions.map(({ name }) => [name, String(1 + random.below(5))]),
  );
  if (!areScoredAnswers(answers)) throw new Error('An answer is missing');
  return answers;
};

const someSectors = (most: number, random: Random): number[] =>
  Array.from(sectorRanks.some(1 + random.below(most), random), (rank) => sectors[rank]?.id ?? 1);

const contracts: readonly (readonly [ContractType, number])[] = [
  ['apprentissage', 70],
  ['professionnalisation', 20],
  ['stage', 7],
  ['Autre', 3],
];

const someContract = (random: Random): ContractType =>
  random.weighted(contracts, ([, weight]) => weight)[0];

const levelOf = (programme: number): '4' | '5' | '6' | '7' =>
  (['5', '5', '6', '4', '7'] as const)[programme % 5] ?? '5';

export interface BenchSession {
  candidates: PackedCandidates;
  needs: PackedNeeds;
}

/** Its blocks, whose sheets are read as they are packed. */
export const blocksOfSession = ({ candidates, needs }: BenchSession): Block[] =>
  candidates.programmeIds
    .filter((programmeId) => needs.programmeIds.includes(programmeId))
    .map((programmeId) => ({
      sessionId: 1,
      programmeId,
      candidates: { [Symbol.iterator]: () => candidates.of(programmeId) },
      needs: { [Symbol.iterator]: () => needs.of(programmeId) },
    }));

/**
 * A session of prepared sheets: 20,000 stems by Zipf's law, 150 terms a resume (15 of them skills) and 60 a need (6 of
 * them skills), 10 and 3 words of what they aim at, 40 programmes by Zipf's law, real communes by population, all from
 * one seed.
 */
export const benchSession = (
  candidateCount: number,
  needCount: number,
  seed: number,
): BenchSession => {
  const random = new Random(seed);
  const crowd = crowdOfPlaces();
  const common = () => ({
    sessionId: 1,
    contractType: someContract(random),
    answers: someAnswers(random),
    place: random.chance(0.01) ? null : random.pick(crowd),
    skillIds: [],
  });
  const candidates = new PackedCandidates(crowd, version);
  for (let id = 1; id <= candidateCount; id += 1) {
    const programmeId = 1 + programmes.draw(random);
    candidates.add({
      ...common(),
      id,
      programmeId,
      level: levelOf(programmeId),
      sectorIds: someSectors(4, random),
      maxKm: random.chance(0.5) ? -1 : random.pick(distances),
      text: someText(150, 15, 10, random),
    });
  }
  const needs = new PackedNeeds(crowd, version);
  for (let id = 1; id <= needCount; id += 1) {
    const first = programmes.draw(random);
    const others = random.below(3) === 0 ? [(first + 5) % programmeCount] : [];
    needs.add({
      ...common(),
      id,
      companyId: 1 + ((id - 1) >> 1),
      programmeIds: [first, ...others].map((programme) => programme + 1),
      level: levelOf(first + 1),
      sectorIds: someSectors(2, random),
      text: someText(60, 6, 3, random),
    });
  }
  candidates.close();
  needs.close();
  return { candidates, needs };
};
