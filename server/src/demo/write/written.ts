import type { StoredResume } from '../../areas/candidates/index.ts';
import type { TradeKey } from '../data/trades.ts';
import type {
  DemoCandidate,
  DemoCompany,
  DemoManager,
  DemoNeed,
  InvitedCompany,
  SessionKey,
} from '../plan/plan.ts';

export type Resumes = ReadonlyMap<DemoCandidate, StoredResume>;

export interface WrittenAccount {
  accountId: number;
  /** Id of the candidate or company. */
  recordId: number;
  /** Of the invitation. */
  token: string;
}

export type Invitee = DemoCandidate | DemoCompany | InvitedCompany;

/** Under which ids the plan has been written. */
export interface Written {
  superuserId: number;
  sessions: Record<SessionKey, number>;
  formations: Map<TradeKey, number>;
  accounts: Map<Invitee, WrittenAccount>;
  managers: Map<DemoManager, number>;
  offers: Map<DemoNeed, number>;
}
