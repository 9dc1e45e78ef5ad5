import { attentionPrices } from '@tandem/matching/order/attention';
import type { Writes } from '../../platform/database/database.ts';
import { writePrices } from './price-queries.ts';
import { findShown } from './shown-pair-queries.ts';

/** Counts the prices of a session by the scores that are stored, and keeps them. Grows with the session's pairs. */
export const priceSession = async (tx: Writes, sessionId: number): Promise<void> => {
  const { pairs, standings } = await findShown(tx, sessionId);
  await writePrices(tx, sessionId, attentionPrices(pairs, standings));
};
