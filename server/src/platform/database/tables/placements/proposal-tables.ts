import type { NearRule } from '@tandem/domain/matches/near-pair';

/** What the staff put to both sides of a pair. */
export interface ProposalTables {
  assignment_notices: {
    applicant_id: number;
    offer_id: number;
    account_id: number | null;
    notified_at: Date;
  };
  /** Matches made by hand. */
  proposed_pairs: {
    applicant_id: number;
    offer_id: number;
    /** The rule that the pair missed then. */
    missed: NearRule;
    account_id: number | null;
    proposed_at: Date;
  };
}
