import { incompatibility } from './compatible.ts';
import { type EncodedCandidate, type EncodedNeed, encodeCandidate, encodeNeed } from './encoded.ts';
import type { Corpus } from './parts/document.ts';
import type { CandidateProfile, NeedProfile } from './profiles.ts';
import { scoreParts } from './score-pair.ts';
import { PairCollector, type ScoredPairs } from './scored-pairs.ts';
import { totalTenths, type Weights } from './weights.ts';

const groupKey = (sessionId: number, formationId: number, level: string): string =>
  `${sessionId}/${formationId}/${level}`;

/** Profiles of one side, by what has to be equal for a pair. */
class Groups<Encoded extends { profile: { id: number } }> {
  readonly #groups = new Map<string, Map<number, Encoded>>();
  readonly #keys = new Map<number, readonly string[]>();

  get size(): number {
    return this.#keys.size;
  }

  put(encoded: Encoded, keys: readonly string[]): void {
    const { id } = encoded.profile;
    this.remove(id);
    this.#keys.set(id, keys);
    for (const key of keys) {
      const group = this.#groups.get(key) ?? new Map<number, Encoded>();
      group.set(id, encoded);
      this.#groups.set(key, group);
    }
  }

  remove(id: number): void {
    for (const key of this.#keys.get(id) ?? []) {
      const group = this.#groups.get(key);
      group?.delete(id);
      if (group?.size === 0) this.#groups.delete(key);
    }
    this.#keys.delete(id);
  }

  in(key: string): Iterable<Encoded> {
    return this.#groups.get(key)?.values() ?? [];
  }
}

/**
 * Both sides of one or more sessions, kept in memory, so that a saved sheet or need is scored against the whole other
 * side at once. Gives the same numbers as a run with the same corpus and weights.
 */
export class MatchingIndex {
  readonly corpus: Corpus;
  readonly #candidates = new Groups<EncodedCandidate>();
  readonly #needs = new Groups<EncodedNeed>();

  constructor(corpus: Corpus) {
    this.corpus = corpus;
  }

  /** Adds a candidate, or replaces the one with the same id. */
  putCandidate(profile: CandidateProfile): void {
    const { sessionId, formationId, level } = profile;
    const key = groupKey(sessionId, formationId, level);
    this.#candidates.put(encodeCandidate(profile, this.corpus), [key]);
  }

  /** Adds an active need, or replaces the one with the same id. */
  putNeed(profile: NeedProfile): void {
    const { sessionId, formationIds, level } = profile;
    const keys = [...new Set(formationIds)].map((id) => groupKey(sessionId, id, level));
    this.#needs.put(encodeNeed(profile, this.corpus), keys);
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
    const { sessionId, formationId, level } = profile;
    const candidate = encodeCandidate(profile, this.corpus);
    const needs = [...this.#needs.in(groupKey(sessionId, formationId, level))];
    const collector = new PairCollector();
    for (const need of needs.toSorted((one, other) => one.profile.id - other.profile.id))
      this.#collect(collector, candidate, need, weights);
    return collector.finish();
  }

  /** All compatible pairs of one need, by candidate id; the need need not be in the index. */
  scoreNeed(profile: NeedProfile, weights: Weights): ScoredPairs {
    const { sessionId, formationIds, level } = profile;
    const need = encodeNeed(profile, this.corpus);
    const candidates = [...new Set(formationIds)].flatMap((id) => [
      ...this.#candidates.in(groupKey(sessionId, id, level)),
    ]);
    const collector = new PairCollector();
    for (const one of candidates.toSorted((one, other) => one.profile.id - other.profile.id))
      this.#collect(collector, one, need, weights);
    return collector.finish();
  }

  #collect(
    collector: PairCollector,
    candidate: EncodedCandidate,
    need: EncodedNeed,
    weights: Weights,
  ): void {
    if (incompatibility(candidate, need)) return;
    const scores = scoreParts(candidate, need, this.corpus);
    collector.add(candidate.profile.id, need.profile.id, {
      ...scores,
      total: totalTenths(scores, weights),
    });
  }
}
