import { incompatibility } from '../pair/compatible.ts';
import {
  type EncodedCandidate,
  type EncodedNeed,
  encodeCandidate,
  encodeNeed,
} from '../pair/encoded.ts';
import type { Corpus } from '../parts/document.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import { scoreParts } from '../pair/score-pair.ts';
import { PairCollector, type ScoredPairs } from './scored-pairs.ts';
import type { PreparedText } from '../text/prepared.ts';
import { totalTenths, type Weights } from '../weights.ts';

const groupKey = (sessionId: number, programmeId: number, level: string): string =>
  `${sessionId}/${programmeId}/${level}`;

const noText: PreparedText = {
  version: 0,
  words: new Uint32Array(),
  forms: [],
  skills: new Uint32Array(),
  jobTitles: new Uint32Array(),
  places: new Uint8Array(),
  pairs: new Uint32Array(),
};

/** Its terms say all that scoring asks of the text, which takes most of the memory. */
const withoutText = <Encoded extends EncodedCandidate | EncodedNeed>(
  encoded: Encoded,
): Encoded => ({
  ...encoded,
  profile: { ...encoded.profile, text: noText },
});

/** Profiles of one side, by what has to be equal for a pair; each group by rising id. */
class Groups<Encoded extends { profile: { id: number } }> {
  readonly #groups = new Map<string, Encoded[]>();
  readonly #keys = new Map<number, readonly string[]>();

  get size(): number {
    return this.#keys.size;
  }

  put(encoded: Encoded, keys: readonly string[]): void {
    const { id } = encoded.profile;
    this.remove(id);
    this.#keys.set(id, keys);
    for (const key of keys) {
      const group = this.#groups.get(key);
      if (group) group.splice(placeOf(group, id), 0, encoded);
      else this.#groups.set(key, [encoded]);
    }
  }

  remove(id: number): void {
    for (const key of this.#keys.get(id) ?? []) {
      const group = this.#groups.get(key) ?? [];
      group.splice(placeOf(group, id), 1);
      if (group.length === 0) this.#groups.delete(key);
    }
    this.#keys.delete(id);
  }

  /** Those of several groups that do not overlap, by rising id. */
  in(keys: readonly string[]): readonly Encoded[] {
    const groups = keys.flatMap((key) => this.#groups.get(key) ?? []);
    return keys.length < 2
      ? groups
      : groups.toSorted((one, other) => one.profile.id - other.profile.id);
  }
}

/** Where a profile with this id stands, or should stand, in a list by rising id. */
const placeOf = (list: readonly { profile: { id: number } }[], id: number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.profile.id ?? id) < id) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Both sides of one or more sessions, kept in memory, so that a saved sheet or need is scored against the whole other
 * side at once. Gives the same numbers as a run with the same corpus and weights.
 */
export class MatchingIndex {
  readonly corpus: Corpus;
  readonly #candidates = new Groups<EncodedCandidate>();
  readonly #needs = new Groups<EncodedNeed>();
  /** Scratch: the weight of each term of the text at hand, 0 for all others. */
  readonly #marks: Uint32Array;

  constructor(corpus: Corpus) {
    this.corpus = corpus;
    this.#marks = new Uint32Array(corpus.weights.length);
  }

  /** Adds a candidate, or replaces the one with the same id. */
  putCandidate(profile: CandidateProfile): void {
    const { sessionId, programmeId, level } = profile;
    const key = groupKey(sessionId, programmeId, level);
    this.#candidates.put(withoutText(encodeCandidate(profile, this.corpus)), [key]);
  }

  /** Adds an active need, or replaces the one with the same id. */
  putNeed(profile: NeedProfile): void {
    const { sessionId, programmeIds, level } = profile;
    const keys = [...new Set(programmeIds)].map((id) => groupKey(sessionId, id, level));
    this.#needs.put(withoutText(encodeNeed(profile, this.corpus)), keys);
  }

  removeCandidate(id: number): void {
    this.#candidates.remove(id);
  }

  removeNeed(id: number): void {
    this.#needs.remove(id);
  }

  get candidateCount(): number {
    return this.#candidates.size;
  }

  get needCount(): number {
    return this.#needs.size;
  }

  /** All compatible pairs of one candidate, by need id; the candidate need not be in the index. */
  scoreCandidate(profile: CandidateProfile, weights: Weights): ScoredPairs {
    const { sessionId, programmeId, level } = profile;
    const candidate = encodeCandidate(profile, this.corpus);
    const pairs = new PairCollector();
    this.#mark(candidate.terms);
    for (const need of this.#needs.in([groupKey(sessionId, programmeId, level)]))
      if (!incompatibility(candidate, need))
        this.#add(pairs, candidate, need, this.#marked(need.terms), weights);
    this.#unmark(candidate.terms);
    return pairs.finish();
  }

  /** All compatible pairs of one need, by candidate id; the need need not be in the index. */
  scoreNeed(profile: NeedProfile, weights: Weights): ScoredPairs {
    const { sessionId, programmeIds, level } = profile;
    const need = encodeNeed(profile, this.corpus);
    const keys = [...new Set(programmeIds)].map((id) => groupKey(sessionId, id, level));
    const pairs = new PairCollector();
    this.#mark(need.terms);
    for (const candidate of this.#candidates.in(keys))
      if (!incompatibility(candidate, need))
        this.#add(pairs, candidate, need, this.#marked(candidate.terms), weights);
    this.#unmark(need.terms);
    return pairs.finish();
  }

  /** How many of the needs that a candidate is compatible with ask for each skill, by id. */
  skillsAsked(profile: CandidateProfile): Map<number, number> {
    const { sessionId, programmeId, level } = profile;
    const { skillCount, statistics } = this.corpus;
    const candidate = encodeCandidate(profile, this.corpus);
    const asked = new Map<number, number>();
    for (const need of this.#needs.in([groupKey(sessionId, programmeId, level)])) {
      if (incompatibility(candidate, need)) continue;
      for (const term of need.terms) {
        if (term >= skillCount) break;
        const id = statistics.skillIds[term] ?? 0;
        asked.set(id, (asked.get(id) ?? 0) + 1);
      }
    }
    return asked;
  }

  #mark(terms: Uint32Array): void {
    for (const term of terms) this.#marks[term] = this.corpus.weights[term] ?? 0;
  }

  #unmark(terms: Uint32Array): void {
    for (const term of terms) this.#marks[term] = 0;
  }

  /** The weight of the terms that a text shares with the marked one. */
  #marked(terms: Uint32Array): number {
    const marks = this.#marks;
    let weight = 0;
    for (let at = 0; at < terms.length; at += 1) weight += marks[terms[at] ?? 0] ?? 0;
    return weight;
  }

  #add(
    pairs: PairCollector,
    candidate: EncodedCandidate,
    need: EncodedNeed,
    shared: number,
    weights: Weights,
  ): void {
    const scores = scoreParts(candidate, need, shared, this.corpus);
    const total = totalTenths(scores, weights);
    pairs.add(candidate.profile.id, need.profile.id, { ...scores, total });
  }
}
