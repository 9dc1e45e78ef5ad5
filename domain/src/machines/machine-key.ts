/** How many calls a key may make within a minute by the clock. */
export const callsPerMinute = 120;

/** With which every key begins, so that one that was published by mistake is known for what it is. */
export const keyStart = 'tandem_';

export interface KeyTerms {
  /** The last day on which it opens anything, as `2026-09-01`; null: no end. */
  endsOn: string | null;
  revokedAt: Date | null;
}

export type KeyState = 'active' | 'ended' | 'revoked';

/** What a key is on a day, as `2026-09-01`. */
export const keyState = ({ endsOn, revokedAt }: KeyTerms, today: string): KeyState => {
  if (revokedAt !== null) return 'revoked';
  return endsOn !== null && endsOn < today ? 'ended' : 'active';
};
