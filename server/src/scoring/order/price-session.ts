import { attentionPrices, type Prices } from '@tandem/matching/order/attention';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { writePrices } from './price-queries.ts';
import { findShown } from './shown-pair-queries.ts';

/** The prices of a session by the scores that are stored. Grows with the session's pairs: nobody should wait for it. */
export const countPrices = async (db: Queries, sessionId: number): Promise<Prices> => {
  const { pairs, standings } = await findShown(db, sessionId);
  return attentionPrices(pairs, standings);
};

/** Counts the prices of a small session, and keeps them with the scores that were just written. */
export const priceSession = async (tx: Writes, sessionId: number): Promise<void> =>
  writePrices(tx, sessionId, await countPrices(tx, sessionId));
