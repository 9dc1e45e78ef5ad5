import type { Actor } from '@tandem/domain/accounts/access';
import { isStaff } from '@tandem/domain/accounts/roles';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { drawnNudge, lotOf } from '@tandem/matching/order/near-ties';

export type Reader = Pick<Actor, 'accountId' | 'kind'>;

/** From what the near ties on a reader's lists are drawn today; null for the staff, who compare and do not choose. */
export const lotFor = ({ accountId, kind }: Reader, now: Date): number | null =>
  isStaff(kind) ? null : lotOf(accountId, parisClock(now).day);

/** By what a row stands in the order 'Conseillé', in points: its score less what it costs (both in tenths), near ties drawn. */
export const advisedPoints = (
  row: { applicant_id: number; offer_id: number; score: number },
  price: number,
  lot: number | null,
): number => {
  const drawn = lot === null ? 0 : drawnNudge(lot, row.applicant_id, row.offer_id);
  return (10 * (row.score - price) + drawn) / 100;
};
