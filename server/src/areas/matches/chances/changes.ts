import {
  bestOf,
  effectOf,
  isBetter,
  isWorthTelling,
  type Effect,
  type Totals,
} from '@tandem/matching/chances/effect';
import { points } from '@tandem/matching/weights';
import type { WhatIf } from '../../../scoring/live/what-if.ts';
import type { Profile } from '../../../scoring/live/own-pairs.ts';
import type { findSettled } from './change-queries.ts';

/** A change that is tried: what is told of it, and the sheet as it would be. */
export interface Tried<Told> {
  told: Told;
  profile: Profile;
}

/** A change with what it would bring. */
export interface Found<Told> extends Tried<Told> {
  effect: Effect;
}

type Settled = Awaited<ReturnType<typeof findSettled>>;
type Counting = Pick<WhatIf, 'totals' | 'nearTotals'>;

/** The scores of somebody's pairs as they are, and with any other sheet. */
export class Trial {
  readonly #whatIf: Counting;
  readonly #settled: Settled;
  readonly before: Totals;

  private constructor(whatIf: Counting, settled: Settled, before: Totals) {
    this.#whatIf = whatIf;
    this.#settled = settled;
    this.before = before;
  }

  static async begin(whatIf: Counting, settled: Settled, own: Profile): Promise<Trial> {
    return new Trial(whatIf, settled, open(await whatIf.totals(own), settled));
  }

  /** How many matches there are, refused ones aside. */
  get matches(): number {
    return this.#count(this.before);
  }

  /** Those that stay whatever the sheet says count before and after. */
  #count(totals: Totals): number {
    return totals.size + this.#settled.kept.filter((id) => !totals.has(id)).length;
  }

  #found<Told>({ told, profile }: Tried<Told>, totals: Totals): Found<Told> {
    const after = open(totals, this.#settled);
    const effect = effectOf(this.before, after);
    return { told, profile, effect: { ...effect, gain: this.#count(after) - this.matches } };
  }

  /** What each would bring at first sight: the matches are these, the scores nearly so. */
  #atFirstSight<Told>(tried: readonly Tried<Told>[]): Found<Told>[] {
    return tried.map((one) => this.#found(one, this.#whatIf.nearTotals(one.profile)));
  }

  async #counted<Told>(tried: readonly Tried<Told>[]): Promise<Found<Told>[]> {
    const found: Found<Told>[] = [];
    for (const one of tried) found.push(this.#found(one, await this.#whatIf.totals(one.profile)));
    return found;
  }

  /** Those that bring matches, or the same and better ones, in their order; what first sight shows may be nothing once it is counted. */
  async worthwhile<Told>(tried: readonly Tried<Told>[]): Promise<Found<Told>[]> {
    const worth = (found: readonly Found<Told>[]): Found<Told>[] =>
      found.filter(({ effect }) => isWorthTelling(effect, this.before));
    return worth(await this.#counted(worth(this.#atFirstSight(tried))));
  }

  /** Of those that go ever further the ones that bring matches: one that brings no more than the one before is none to choose. */
  gainingMore<Told>(tried: readonly Tried<Told>[]): Promise<Found<Told>[]> {
    const seen = this.#atFirstSight(tried);
    return this.#counted(
      seen.filter(({ effect }, at) => effect.gain > (seen[at - 1]?.effect.gain ?? 0)),
    );
  }

  /** Those that bring no fewer matches and better ones, the best first, `count` at most. */
  async better<Told>(tried: readonly Tried<Told>[], count: number): Promise<Found<Told>[]> {
    const best = (found: readonly Found<Told>[]): Found<Told>[] =>
      found
        .filter(({ effect }) => isBetter(effect, this.before))
        .toSorted(
          ({ effect: one }, { effect: other }) =>
            (other.best ?? 0) - (one.best ?? 0) || other.closer - one.closer,
        );
    return best(await this.#counted(best(this.#atFirstSight(tried)).slice(0, count)));
  }
}

const open = (totals: Totals, { refused }: Settled): Totals =>
  new Map([...totals].filter(([id]) => !refused.has(id)));

const pointsIfAny = (tenths: number | null): number | null =>
  tenths === null ? null : points(tenths);

/** What is told of changes, as the contract has it. */
export const changesRecord = <Told extends object>(
  trial: Trial,
  found: readonly Found<Told>[],
) => ({
  matches: trial.matches,
  best: pointsIfAny(bestOf(trial.before)),
  changes: found.map(({ told, effect: { gain, closer, best } }) => ({
    ...told,
    gain,
    closer,
    best: pointsIfAny(best),
  })),
});
