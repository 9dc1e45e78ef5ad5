import { matchId, status, type MatchStatus, type Pair } from '@tandem/domain/matches/match';
import { quotedName } from '@tandem/domain/names';
import type { Writes } from '../../../platform/database/database.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { addNotifications, findCarers } from '../../notifications/index.ts';
import type { MatchParties } from './party-queries.ts';

interface Step {
  from: MatchStatus;
  to: MatchStatus;
}

/** What a move is to the staff; null where it asks nothing of them. */
export const carersNotice = (
  { from, to }: Step,
  { candidateName, companyName, needTitle }: MatchParties,
): string | null => {
  const both = `${quotedName(candidateName)} et ${quotedName(companyName)}`;
  if (to === status.fullyAccepted) return `${both} se sont dit oui (${needTitle})`;
  if (from === status.fullyAccepted && to !== status.finalised)
    return `${both} ne sont plus d’accord (${needTitle})`;
  return null;
};

/** Rings with those who see to a match, when its two sides have agreed, or no longer do. */
export const tellCarers = async (
  tx: Writes,
  pair: Pair,
  step: Step,
  { parties, at }: { parties: MatchParties; at: Date },
): Promise<void> => {
  const text = carersNotice(step, parties);
  if (text !== null) await ringCarers(tx, pair, { text, at });
};

/** Rings with those who see to a match. */
export const ringCarers = async (
  tx: Writes,
  pair: Pair,
  { text, at }: { text: string; at: Date },
): Promise<void> => {
  const link = `/dashboard/offer-management?match=${matchId(pair)}`;
  const carers = await findCarers(tx, pair);
  const about = aboutPair(pair);
  await addNotifications(
    tx,
    carers.map(({ id: accountId }) => ({ accountId, text, link, about })),
    at,
  );
};
