import type { BasinKey } from '../data/basins.ts';
import type { Path, Trade } from '../data/trade.ts';
import type { Person } from '../plan/plan.ts';

/** Who looks for a place, as far as a resume needs to know. */
export interface Seeker extends Person {
  email: string;
  phone: string;
  trade: Trade;
  path: Path;
  basin: BasinKey;
  city: string;
  zipCode: string;
  profile: string;
  skills: readonly number[];
  /** The year in which the programme begins. */
  start: number;
  /** For a resume of two pages. */
  isRich: boolean;
  /** The trade's experience that the profile tells of. */
  told: number | undefined;
}
