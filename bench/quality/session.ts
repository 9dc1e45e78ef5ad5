import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { distances, noDistanceLimit } from '@tandem/domain/reference/distances';
import type { Level } from '@tandem/domain/reference/levels';
import { sectorOrderLimit } from '@tandem/domain/candidates/sector-order';
import { sectors } from '@tandem/domain/reference/sectors';
import { realCommunes, type Commune } from '../shared/communes.ts';
import { Random } from '../shared/random.ts';
import { fields } from './fields.ts';
import {
  type HiddenCandidate,
  hiddenCandidate,
  type HiddenNeed,
  hiddenNeed,
  kilometres,
  type Traits,
} from './hidden.ts';
import type { NoiseLevel } from './noise.ts';
import type { World } from './world.ts';
import { type Person, somePerson, tickedSkills, writeResume } from './write-resume.ts';
import { writeNeed } from './write-need.ts';

/** What a candidate's sheet, resume and test say. */
export interface CandidateSheet {
  id: number;
  programmeId: number;
  level: Level;
  person: Person;
  resumeText: string;
  summary: string;
  /** The trades that they look for, the dearest first; none where they tell none. */
  trades: readonly string[];
  skillIds: number[];
  skillNames: string[];
  sectorIds: number[];
  /** Their favourites among these, the first first; empty where they say none. */
  sectorOrder: number[];
  answers: Record<string, string>;
  place: Commune;
  maxKm: number;
}

export interface NeedSheet {
  id: number;
  programmeIds: number[];
  level: Level;
  title: string;
  description: string;
  skillIds: number[];
  skillNames: string[];
  sectorIds: number[];
  answers: Record<string, string>;
  place: Commune;
}

export interface GeneratedSession {
  candidates: CandidateSheet[];
  needs: NeedSheet[];
}

/** A session with who its sheets are of. */
export interface HiddenSession {
  candidates: (CandidateSheet & { hidden: HiddenCandidate })[];
  needs: (NeedSheet & { hidden: HiddenNeed })[];
}

const factors = [...new Set(scoredQuestions.map(({ factor }) => factor))];

/** How much people agree with a statement on the whole: nobody says that they do not listen. */
const usualAnswer = [3.6, 3.5, 3.1, 3.2, 3.6, 2.9, 3.9, 3.8, 3.3, 3.1, 3.2, 3.7, 3.4];

/** How strongly a statement depends on its trait. */
const loading = [1, 0.8, 0.8, 1.1, 0.7, 1, 0.8, 0.7, 1, 0.9, 1, 0.8, 0.8];

/** Answers that come from traits or leanings, a person's way of using the scale, and chance. */
const answersOf = (
  traits: Traits,
  { level, character }: World,
  random: Random,
): Record<string, string> => {
  const agreeing = 0.3 * random.normal();
  const boldness = Math.exp(0.2 * random.normal());
  return Object.fromEntries(
    scoredQuestions.map(({ name, factor }, index) => {
      const trait = traits[character === 'traits' ? factors.indexOf(factor) : index] ?? 0;
      const felt = boldness * (loading[index] ?? 1) * trait + level.answer * random.normal();
      const answer = Math.round((usualAnswer[index] ?? 3) + agreeing + felt);
      return [name, String(Math.min(5, Math.max(1, answer)))];
    }),
  );
};

const tickedSectors = (
  liking: ReadonlyMap<number, number>,
  level: NoiseLevel,
  random: Random,
): number[] => {
  const ranked = [...liking].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  const ticked = ranked
    .slice(0, 1 + random.below(4))
    .map((id) => (random.chance(level.sector) ? random.pick(sectors).id : id));
  return [...new Set(ticked)];
};

/** Two of three say which of their sectors they like best: about in the order in which they do. */
const toldOrder = (
  { liking }: HiddenCandidate,
  sectorIds: readonly number[],
  level: NoiseLevel,
  random: Random,
): number[] => {
  if (sectorIds.length < 2 || random.chance(1 / 3)) return [];
  const felt = new Map(
    sectorIds.map((id) => [id, (liking.get(id) ?? 0) + (0.1 + level.sector) * random.normal()]),
  );
  return sectorIds
    .toSorted((one, other) => (felt.get(other) ?? 0) - (felt.get(one) ?? 0))
    .slice(0, sectorOrderLimit);
};

/** Two of three name trades that they look for: theirs and another that they know, one in six the other way round. */
const toldTrades = (
  { job, secondJob }: HiddenCandidate,
  { civility }: Person,
  random: Random,
): string[] => {
  if (random.chance(1 / 3)) return [];
  const titles = [job, secondJob].map(({ title }) => title[civility === 'Mme' ? 1 : 0]);
  return [...new Set(random.chance(1 / 6) ? titles.toReversed() : titles)];
};

/** The offered limit that comes nearest to how far somebody would go; some will not say. */
const statedLimit = (ease: number, random: Random): number => {
  if (random.chance(0.15)) return noDistanceLimit;
  const meant = 3 * ease * Math.exp(0.3 * random.normal());
  return distances.find((limit) => limit >= meant) ?? noDistanceLimit;
};

/** The communes within reach of a training centre in a middling or large town. */
const someArea = (
  communes: readonly Commune[],
  { radius }: World['geography'],
  random: Random,
): Commune[] => {
  const centre = random.pick(communes.slice(0, 40));
  return communes.filter((commune) => kilometres(centre, commune) < radius);
};

/** One session of several programmes, all from one seed. */
export const generateSession = (seed: number, world: World): HiddenSession => {
  const { level, size } = world;
  const random = new Random(seed * 1000 + 17);
  // Apart, so that what else is drawn is the same with orders as without.
  const orders = new Random(seed * 1000 + 41);
  const trades = new Random(seed * 1000 + 53);
  const area = someArea(realCommunes(), world.geography, random);
  const candidates: HiddenSession['candidates'] = [];
  const needs: HiddenSession['needs'] = [];
  for (const field of random.some(fields, size.fields)) {
    const programmeId = fields.indexOf(field) + 1;
    for (let count = 0; count < size.candidatesPerField; count += 1) {
      const hidden = hiddenCandidate(field, area, world, random);
      const person = somePerson(world, random);
      const sheet = {
        id: 1000 + candidates.length,
        programmeId,
        level: field.level,
        person,
        ...writeResume(hidden, person, world, random),
        ...tickedSkills(hidden, person, world, random),
        sectorIds: tickedSectors(hidden.liking, level, random),
        answers: answersOf(hidden.traits, world, random),
        place: hidden.home,
        maxKm: statedLimit(hidden.ease, random),
        hidden,
      };
      candidates.push({
        ...sheet,
        sectorOrder: toldOrder(hidden, sheet.sectorIds, level, orders),
        trades: toldTrades(hidden, person, trades),
      });
    }
    for (let count = 0; count < size.needsPerField; count += 1) {
      const hidden = hiddenNeed(field, area, world, random);
      needs.push({
        id: 1000 + needs.length,
        programmeIds: [programmeId],
        level: field.level,
        ...writeNeed(hidden, world, random),
        sectorIds: [
          ...new Set(
            hidden.sectorIds.map((id) =>
              random.chance(level.sector / 2) ? random.pick(sectors).id : id,
            ),
          ),
        ],
        answers: answersOf(hidden.traits, world, random),
        place: hidden.site,
        hidden,
      });
    }
  }
  return { candidates, needs };
};
