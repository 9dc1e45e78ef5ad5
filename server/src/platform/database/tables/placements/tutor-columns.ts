import type { ColumnType } from 'kysely';

type WithDefault<Type> = ColumnType<Type, Type | undefined, Type>;

/** What is known of a need's tutor besides who they are, in its own row. */
export interface TutorColumns {
  tutor_asked_at: WithDefault<Date | null>;
  test_answered_by: WithDefault<string | null>;
  /** Since when mail to the address that it names is refused; the database forgets it with the address. */
  tutor_refused_at: WithDefault<Date | null>;
  /** It came back after it had left. */
  tutor_returned: WithDefault<boolean>;
  /** Since when SMS to the number that it names are refused; forgotten with the number. */
  tutor_phone_refused_at: WithDefault<Date | null>;
}

/** Whoever reads an address that needs name as their tutor's, which is kept as a hash. */
export interface TutorReadersTable {
  address_hash: string;
  /** Stands in mails to it alone. */
  token: string;
  /** They asked for no reminders. */
  muted: WithDefault<boolean>;
}
