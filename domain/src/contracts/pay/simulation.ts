import type { Headcount } from './figures.ts';
import type { PayCase } from './minimum-pay.ts';

/** What a contract says that is paid; the legal minimum holds where it is more. Days as `2026-09-01`. */
export interface AgreedPay {
  /** By the first day of the step of the minimum pay that it stands in the place of. */
  rows: readonly { from: string; percent: number; base: 'SMIC' | 'SMC' }[];
  /** Gross, in euros a month, each from a day on. */
  monthly: readonly { from: string; amount: number }[];
}

/** What a simulation is asked for. */
export interface Simulation extends PayCase {
  weeklyHours: number;
  mayotte: boolean;
  headcount: Headcount;
  publicEmployer: boolean;
  disability: boolean;
  /** Level of what is prepared, 3 to 8. */
  level: number;
  /** The day of the break of a contract; neither pay nor aid goes on after it. */
  brokenOn?: string;
  /** The day of the signature; the first day of the contract where it is not known. */
  signedOn?: string;
  /** What the branch pays a month at full time, where it is known and higher. */
  branchMonthly?: number;
  /** As a contract says; the legal minimum alone where it is left out. */
  agreed?: AgreedPay;
}
