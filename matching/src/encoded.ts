import { type Corpus, termSetOf } from './parts/document.ts';
import { type Point, pointOf, type Reach, reachOf } from './parts/geographic.ts';
import { sectorBits, type SectorBits } from './parts/industry.ts';
import { leaningsOf } from './parts/personality.ts';
import { inverseOf } from './parts/resume.ts';
import type { CandidateProfile, NeedProfile } from './profiles.ts';

interface Encoded {
  sectors: SectorBits;
  leanings: Int16Array;
  point: Point | null;
  /** Numbers of the corpus, ascending. */
  terms: Uint32Array;
  inverse: number;
}

/** A profile as numbers, ready to be compared with any number of others under one corpus. */
export interface EncodedCandidate extends Encoded {
  profile: CandidateProfile;
  reach: Reach;
}

export interface EncodedNeed extends Encoded {
  profile: NeedProfile;
}

const encoded = (profile: CandidateProfile | NeedProfile, corpus: Corpus): Encoded => {
  const { terms, weight } = termSetOf(profile, corpus);
  return {
    sectors: sectorBits(profile.sectorIds),
    leanings: leaningsOf(profile.answers),
    point: profile.place && pointOf(profile.place),
    terms,
    inverse: inverseOf(weight),
  };
};

export const encodeCandidate = (profile: CandidateProfile, corpus: Corpus): EncodedCandidate => ({
  ...encoded(profile, corpus),
  profile,
  reach: reachOf(profile.maxKm),
});

export const encodeNeed = (profile: NeedProfile, corpus: Corpus): EncodedNeed => ({
  ...encoded(profile, corpus),
  profile,
});
