import type { Headcount } from './figures.ts';
import type { PayCase } from './minimum-pay.ts';

/** What a simulation is asked for. */
export interface Simulation extends PayCase {
  weeklyHours: number;
  mayotte: boolean;
  headcount: Headcount;
  publicEmployer: boolean;
  disability: boolean;
  /** Level of what is prepared, 3 to 8. */
  level: number;
  /** The day of the signature; the first day of the contract where it is not known. */
  signedOn?: string;
  /** What the branch pays a month at full time, where it is known and higher. */
  branchMonthly?: number;
}
