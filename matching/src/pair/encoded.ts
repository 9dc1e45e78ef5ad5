import { type Corpus, termSetOf } from '../parts/document.ts';
import { farthestOf, type Point, pointOf } from '../parts/geographic.ts';
import { candidateSectorBits, needSectorBits, type SectorBits } from '../parts/industry.ts';
import { leaningsOf } from '../parts/personality.ts';
import { tradeSectorOf } from '../parts/trade.ts';
import { beliefOf, worthOf } from '../parts/resume.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';

interface Encoded {
  sectors: SectorBits;
  leanings: Int16Array;
  point: Point | null;
  /** Numbers of the corpus, ascending. */
  terms: Uint32Array;
}

/** A profile as numbers, ready to be compared with any number of others under one corpus. */
export interface EncodedCandidate extends Encoded {
  profile: CandidateProfile;
  /** Kilometres in a straight line. */
  farthest: number;
  /** See `beliefOf`. */
  belief: number;
}

export interface EncodedNeed extends Encoded {
  profile: NeedProfile;
  /** See `worthOf`. */
  worth: number;
}

const encoded = (
  profile: CandidateProfile | NeedProfile,
  terms: Uint32Array,
  sectors: SectorBits,
  { statistics }: Corpus,
): Encoded => ({
  sectors,
  leanings: leaningsOf(profile.answers, statistics.detail),
  point: profile.place && pointOf(profile.place),
  terms,
});

export const encodeCandidate = (profile: CandidateProfile, corpus: Corpus): EncodedCandidate => {
  const { terms, weight } = termSetOf(profile, corpus, 'candidate');
  return {
    ...encoded(profile, terms, candidateSectorBits(profile.sectorIds, profile.sectorOrder), corpus),
    profile,
    farthest: farthestOf(profile.maxKm),
    belief: beliefOf(weight, corpus.statistics),
  };
};

export const encodeNeed = (profile: NeedProfile, corpus: Corpus): EncodedNeed => {
  const { terms, weight } = termSetOf(profile, corpus, 'need');
  return {
    ...encoded(profile, terms, needSectorBits(profile.sectorIds, tradeSectorOf(profile)), corpus),
    profile,
    worth: worthOf(weight, corpus.statistics.believedWeight),
  };
};
