import type { Breaker, BreakReasonKey } from '@tandem/domain/enrolments/breaking';
import type { CentreRhythm } from '@tandem/domain/needs/job';
import type { ColumnType, Generated } from 'kysely';

type OrNull<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

/** Days, as `2026-09-01`. */
interface ReachedDays {
  matched: OrNull<string>;
  met: OrNull<string>;
  agreed: OrNull<string>;
  signed: OrNull<string>;
  broken: OrNull<string>;
  lost: OrNull<string>;
}

interface BreakColumns {
  broken_on: OrNull<string>;
  broken_by: OrNull<Breaker>;
  reason: OrNull<BreakReasonKey>;
  comment: OrNull<string>;
  within_trial: OrNull<boolean>;
  broken_told_at: OrNull<Date>;
  /** Of a broken one: the programme in which it counts. */
  formation_id: OrNull<number>;
}

export interface EnrolmentTables {
  enrolments: BreakColumns & {
    id: ColumnType<number, never, never>;
    applicant_id: number;
    offer_id: number;
    agreed_at: Date;
    /** Days, as `2026-09-01`. */
    begins_on: OrNull<string>;
    ends_on: OrNull<string>;
    annulled_at: OrNull<Date>;
  };
  /** Whose company has been deleted since; the session and the days of an enrolment of before they were kept are not always known. */
  kept_enrolments: BreakColumns & {
    id: ColumnType<number, never, never>;
    applicant_id: number;
    session_id: number | null;
    /** Whether its candidate is placed by it, while it is not broken. */
    holds: Generated<boolean>;
    agreed_at: OrNull<Date>;
    /** Days, as `2026-09-01`. */
    begins_on: OrNull<string>;
    ends_on: OrNull<string>;
    is_professional: Generated<boolean>;
    centre_rhythm: OrNull<CentreRhythm>;
  };
  /** Of one session; without one, of all together. */
  past_enrolments: { formation_id: number; session_id: number | null; count: number };
  past_breaks: {
    formation_id: number;
    session_id: number | null;
    count: number;
    within_trial: number;
    placed_again: number;
  };
  /** What is kept of who is gone; no row tells all of one person's. */
  past_courses: ReachedDays & {
    session_id: number;
    formation_id: number | null;
    invited: OrNull<string>;
    registered: OrNull<string>;
    complete: OrNull<string>;
  };
  /** What somebody who is there has reached with companies that are gone. */
  kept_courses: ReachedDays & { applicant_id: number; session_id: number };
}
