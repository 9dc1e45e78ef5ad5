import type { CandidateProfile, NeedProfile, Place } from '@tandem/matching/profiles';
import { someCandidate, someNeed, someProgrammes } from '../matching/data.ts';
import { crowdOf, townsOfFrance } from '../matching/places.ts';
import { Random } from '../shared/random.ts';
import { Zipf } from '../shared/zipf.ts';
import { regions } from './regions.ts';

/** With twelve regions that makes 3,000 blocks, where there are people enough. */
const programmeCount = 250;
const programmes = new Zipf(programmeCount);
const seed = 20_261_124;

interface Region {
  /** The product knows a region as a session. */
  sessionId: number;
  crowd: readonly Place[];
}

/** Draws a region by how many live there. */
const drawRegion = (all: readonly Region[], random: Random): Region =>
  random.weighted(all, ({ crowd }) => crowd.length);

/**
 * The country, whose sheets are drawn from a seed as they are asked for and kept by nobody: regions by population,
 * programmes by Zipf's law, each lives in a commune of the region. They come mixed, as people sign up. A larger country
 * begins with all of a smaller one.
 */
export const openCountry = () => {
  const towns = townsOfFrance();
  const all = Object.values(regions).map((departments, at): Region => {
    const own = towns.filter(({ code }) => departments.includes(code.slice(0, 2)));
    return { sessionId: at + 1, crowd: crowdOf(own) };
  });
  return {
    frame: { sessions: all.length, programmes: programmeCount },
    *candidates(count: number): Generator<CandidateProfile> {
      const random = new Random(seed);
      for (let id = 1; id <= count; id += 1) {
        const { sessionId, crowd } = drawRegion(all, random);
        const programmeId = 1 + programmes.draw(random);
        yield someCandidate(random, crowd, { id, sessionId, programmeId });
      }
    },
    *needs(count: number): Generator<NeedProfile> {
      const random = new Random(seed + 1);
      for (let id = 1; id <= count; id += 1) {
        const { sessionId, crowd } = drawRegion(all, random);
        const programmeIds = someProgrammes(random, programmes);
        yield someNeed(random, crowd, { id, sessionId, programmeIds });
      }
    },
  };
};

export type Country = ReturnType<typeof openCountry>;
