import { toldChance, type ToldChance } from '@tandem/domain/learning/told-chance';
import { chanceByScore, type ChanceByScore } from '@tandem/matching/learning/chance-by-score';
import { weighed, type DecidingSide, type Decision } from '@tandem/matching/learning/decision';
import type { PartTenths, Weights } from '@tandem/matching/weights';
import type { Queries } from '../../platform/database/database.ts';
import { findDecisions } from './answer-queries.ts';

export type ToldChances = Record<DecidingSide, ToldChance | null>;

/** Pairs are alike within so many tenths of the total, either way. */
const alikeWithin = 100;
/** For so long what was counted is told. */
const keptMs = 10 * 60_000;

interface Table {
  of: ChanceByScore | null;
  /** In tenths, rising. */
  scores: readonly number[];
}

const tableOf = (decisions: readonly Decision[], side: DecidingSide, weights: Weights): Table => {
  const own = decisions
    .filter((one) => one.side === side)
    .map(({ parts, accepted }) => ({ score: weighed(parts, weights), accepted }));
  return { of: chanceByScore(own), scores: own.map(({ score }) => score) };
};

const toldBy = ({ of, scores }: Table, score: number): ToldChance | null => {
  const alike = scores.filter((one) => Math.abs(one - score) <= alikeWithin).length;
  return of && toldChance(of(score), alike);
};

/**
 * How often pairs like one were accepted, by each side: counted on the last answers when somebody asks, and told for ten
 * minutes, so that whoever reads one match after another waits once.
 */
export class ChanceTables {
  #key = '';
  #until = 0;
  #tables: Promise<Record<DecidingSide, Table>> | null = null;

  /** Of a pair with these parts, by the weights that its total has. */
  async of(
    db: Queries,
    { parts, weights, now }: { parts: PartTenths; weights: Weights; now: Date },
  ): Promise<ToldChances> {
    const { company, candidate } = await this.#read(db, weights, now.getTime());
    const score = weighed(parts, weights);
    return { company: toldBy(company, score), candidate: toldBy(candidate, score) };
  }

  #read(db: Queries, weights: Weights, now: number): Promise<Record<DecidingSide, Table>> {
    const key = JSON.stringify(weights);
    if (this.#tables && this.#key === key && now < this.#until) return this.#tables;
    const tables = this.#count(db, weights);
    // What has failed is tried again by the next who asks.
    tables.catch(() => {
      if (this.#tables === tables) this.#tables = null;
    });
    [this.#key, this.#until, this.#tables] = [key, now + keptMs, tables];
    return tables;
  }

  async #count(db: Queries, weights: Weights): Promise<Record<DecidingSide, Table>> {
    const decisions = await findDecisions(db);
    return {
      company: tableOf(decisions, 'company', weights),
      candidate: tableOf(decisions, 'candidate', weights),
    };
  }
}
