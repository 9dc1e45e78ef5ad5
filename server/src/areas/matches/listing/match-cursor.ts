import { Failure } from '@tandem/domain/errors';
import { matchId, pairOf, type Pair } from '@tandem/domain/matches/match';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** Where matches stand of whom an order knows nothing: behind all others. */
export const farthestPlace = 1e300;

/** One match of a sorted list, and where it stood when it was read: the list goes on after that, whatever it has become. */
export interface MatchCursor {
  place: number;
  /** In tenths of a point. */
  score: number;
  pair: Pair;
}

interface Row {
  place: number;
  score: number;
  applicant_id: number;
  offer_id: number;
}

export const cursorOf = (row: Row): string =>
  [row.place, row.score, matchId(pairOfRow(row))].join('~');

export const readCursor = (text: string | null | undefined): MatchCursor | undefined => {
  if (!text) return undefined;
  const [place = NaN, score = NaN, id = NaN, ...rest] = text.split('~').map(Number);
  const pair = Number.isSafeInteger(id) && id > 0 ? pairOf(id) : null;
  if (rest.length > 0 || !Number.isFinite(place) || !Number.isSafeInteger(score) || !pair)
    throw new Failure('invalid_input', {
      fields: { after: 'La suite de cette liste n’est plus lisible : rechargez-la.' },
    });
  return { place, score, pair };
};
