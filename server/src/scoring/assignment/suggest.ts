import { suggestWithin, type BoundedSuggestions } from '@tandem/matching/assign/assign';
import type { Group } from './market-queries.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readMarket, type MarketRead } from './read-market.ts';

/** Some 400 MB. */
const largestSearch = 10_000_000;

export interface Suggested {
  market: MarketRead;
  suggestions: BoundedSuggestions;
}

/** Reads who is to be placed in a programme and session, and suggests who goes where. */
export const suggestFor = async (db: Queries, group: Group): Promise<Suggested> => {
  const { market, question } = await readMarket(db, group);
  return { market, suggestions: suggestWithin(question, largestSearch) };
};
