import { incompatibility } from '../pair/compatible.ts';
import { encodeCandidate, encodeNeed, type EncodedNeed } from '../pair/encoded.ts';
import type { Corpus } from '../parts/document.ts';
import { termSetOf } from '../parts/document.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import { scoreParts } from '../pair/score-pair.ts';
import { emptyHistograms, type Histograms } from './scales.ts';
import { parts } from '../weights.ts';

/** How many candidates and needs speak for a session, and with how many needs each candidate is paired. */
export const sampleSize = 1024;
const needsPerCandidate = 64;

const believedMeans = 2;

/** Twice what a candidate's text claims in the mean (see `beliefOf`). */
export const believedWeightOf = (
  candidates: readonly CandidateProfile[],
  corpus: Corpus,
): number => {
  const weights = candidates.map((one) => termSetOf(one, corpus, 'candidate').weight);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return Math.max(1, Math.round((believedMeans * sum) / Math.max(1, candidates.length)));
};

/** What the need asks that asks for most. */
export const mostAskedOf = (needs: readonly NeedProfile[], corpus: Corpus): number =>
  needs.reduce((most, one) => Math.max(most, termSetOf(one, corpus, 'need').weight), 1);

const keysOf = (sessionId: number, programmeIds: readonly number[], level: string): string[] =>
  [...new Set(programmeIds)].map((id) => `${sessionId}/${id}/${level}`);

/**
 * How the parts of the compatible pairs of a sample are spread; both sides in the order of the draw, so that the same
 * needs stand for all.
 */
export const measurePairs = (
  candidates: readonly CandidateProfile[],
  needs: readonly NeedProfile[],
  corpus: Corpus,
): Histograms => {
  const histograms = emptyHistograms();
  const groups = new Map<string, EncodedNeed[]>();
  for (const need of needs) {
    const encoded = encodeNeed(need, corpus);
    for (const key of keysOf(need.sessionId, need.programmeIds, need.level)) {
      const group = groups.get(key) ?? [];
      group.push(encoded);
      groups.set(key, group);
    }
  }
  const marks = new Uint32Array(corpus.weights.length);
  for (const profile of candidates) {
    const [key = ''] = keysOf(profile.sessionId, [profile.programmeId], profile.level);
    const group = groups.get(key);
    if (!group) continue;
    const candidate = encodeCandidate(profile, corpus);
    for (const term of candidate.terms) marks[term] = corpus.weights[term] ?? 0;
    let paired = 0;
    for (const need of group) {
      if (paired === needsPerCandidate) break;
      if (incompatibility(candidate, need)) continue;
      paired += 1;
      let shared = 0;
      for (const term of need.terms) shared += marks[term] ?? 0;
      const scores = scoreParts(candidate, need, shared, corpus);
      for (const part of parts) {
        const histogram = histograms[part];
        const score = scores[part];
        histogram[score] = (histogram[score] ?? 0) + 1;
      }
    }
    for (const term of candidate.terms) marks[term] = 0;
  }
  return histograms;
};
