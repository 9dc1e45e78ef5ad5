/** What the client was answered, as far as it must hold for ever. */
export interface Ledger {
  /** Candidates invited one by one. */
  invited: Set<string>;
  /** Lists of candidates: all of a list are there, or none; all where it was acknowledged. */
  imports: { emails: string[]; isAcknowledged: boolean }[];
  programmes: Set<string>;
  /** By match: the statuses that it was moved to, in their order. */
  moves: Map<number, number[]>;
  /** What was uploaded last: acknowledged, and tried since without an answer. */
  resume: { acknowledged: Buffer | null; tried: Buffer[] };
  /** When the last acknowledged run began, as the server says. */
  runStartedAt: string | null;
  acknowledged: number;
  /** Answers that no call should give, whenever the server is killed. */
  unexpected: string[];
}

export const emptyLedger = (): Ledger => ({
  invited: new Set(),
  imports: [],
  programmes: new Set(),
  moves: new Map(),
  resume: { acknowledged: null, tried: [] },
  runStartedAt: null,
  acknowledged: 0,
  unexpected: [],
});
