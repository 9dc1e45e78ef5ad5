import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { distances } from '@tandem/domain/reference/distances';
import type { ContractType } from '@tandem/domain/reference/contract-types';
import { sectors } from '@tandem/domain/reference/sectors';
import { skills } from '@tandem/domain/reference/skills';
import {
  areScoredAnswers,
  type CandidateProfile,
  type NeedProfile,
  type Place,
  type ScoredAnswers,
} from '@tandem/matching/profiles';
import type { Block } from '@tandem/matching/session/blocks';
import { jobTitleOfWord, buildSkillLexicon, hashOfStem } from '@tandem/matching/text/lexicon';
import { preparationVersion } from '@tandem/matching/text/prepare';
import type { PreparedText } from '@tandem/matching/text/prepared';
import { Random } from '../shared/random.ts';
import { Zipf } from '../shared/zipf.ts';
import { PackedCandidates, PackedNeeds } from './packed-sheets.ts';
import { crowdOf, townsOfFrance } from './places.ts';

export const lexicon = buildSkillLexicon(skills);

const version = preparationVersion(lexicon);
const vocabularySize = 20_000;
const programmeCount = 40;

const words = new Zipf(vocabularySize);
const skillRanks = new Zipf(skills.length);
const programmes = new Zipf(programmeCount);
const sectorRanks = new Zipf(sectors.length);

const stems = Uint32Array.from({ length: vocabularySize }, (_, rank) => hashOfStem(`mot${rank}`));

const someText = (
  termCount: number,
  skillCount: number,
  jobTitleCount: number,
  random: Random,
): PreparedText => ({
  version,
  words: columnOf(words.some(termCount - skillCount, random), (rank) => stems[rank] ?? 0),
  forms: [],
  skills: columnOf(skillRanks.some(skillCount, random), (rank) => skills[rank]?.id ?? 0),
  jobTitles: columnOf(words.some(jobTitleCount, random), (rank) =>
    jobTitleOfWord(stems[rank] ?? 0),
  ),
  places: new Uint8Array(),
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

const someCommon = (random: Random, crowd: readonly Place[]) => ({
  contractType: someContract(random),
  answers: someAnswers(random),
  place: random.chance(0.01) ? null : random.pick(crowd),
  skillIds: [],
});

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

/** Draws a sheet that lives at one of the places of `crowd`; its text has 150 terms, 15 of them skills, and 10 job titles. */
export const someCandidate = (
  random: Random,
  crowd: readonly Place[],
  { id, sessionId, programmeId }: Pick<CandidateProfile, 'id' | 'sessionId' | 'programmeId'>,
): CandidateProfile => {
  const common = someCommon(random, crowd);
  const sectorIds = someSectors(4, random);
  return {
    ...common,
    id,
    sessionId,
    programmeId,
    level: levelOf(programmeId),
    sectorIds,
    // Three of four put some of their sectors before the others.
    sectorOrder: sectorIds.slice(0, id % 4),
    maxKm: random.chance(0.5) ? -1 : random.pick(distances),
    text: someText(150, 15, 10, random),
  };
};

/** The same for a need: 60 terms, 6 of them skills, and 3 job titles. Every other need is of another company. */
export const someNeed = (
  random: Random,
  crowd: readonly Place[],
  { id, sessionId, programmeIds }: Pick<NeedProfile, 'id' | 'sessionId' | 'programmeIds'>,
): NeedProfile => ({
  ...someCommon(random, crowd),
  id,
  sessionId,
  companyId: 1 + ((id - 1) >> 1),
  programmeIds,
  level: levelOf(programmeIds[0] ?? 1),
  sectorIds: someSectors(2, random),
  text: someText(60, 6, 3, random),
});

/** A third of the needs look in two programmes, of the same level. */
export const someProgrammes = (random: Random, ranks: Zipf): number[] => {
  const first = ranks.draw(random);
  const others = random.below(3) === 0 ? [(first + 5) % ranks.size] : [];
  return [first, ...others].map((programme) => programme + 1);
};

/**
 * A session of prepared sheets: 20,000 stems by Zipf's law, 40 programmes by Zipf's law, real communes by population, all
 * from one seed.
 */
export const benchSession = (
  candidateCount: number,
  needCount: number,
  seed: number,
): BenchSession => {
  const random = new Random(seed);
  const crowd = crowdOf(townsOfFrance());
  const candidates = new PackedCandidates(crowd, version);
  for (let id = 1; id <= candidateCount; id += 1) {
    const programmeId = 1 + programmes.draw(random);
    candidates.add(someCandidate(random, crowd, { id, sessionId: 1, programmeId }));
  }
  const needs = new PackedNeeds(crowd, version);
  for (let id = 1; id <= needCount; id += 1) {
    const programmeIds = someProgrammes(random, programmes);
    needs.add(someNeed(random, crowd, { id, sessionId: 1, programmeIds }));
  }
  candidates.close();
  needs.close();
  return { candidates, needs };
};
