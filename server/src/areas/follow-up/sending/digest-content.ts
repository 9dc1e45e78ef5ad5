import type { Wait } from '@tandem/domain/follow-up/wait';
import type { Closed } from './closed/closed-needs-queries.ts';
import type { Changed } from './changed/changed-needs-queries.ts';
import type { Referent } from '../../alerts/index.ts';
import type { News } from './news-queries.ts';
import type { Placed } from './placed-news-queries.ts';
import type { Written } from './written/untold-words-queries.ts';

export type Side = 'applicant' | 'company';

export interface DigestContent {
  side: Side;
  greeted: string;
  /** The best of them; `newsCount` may be more. */
  news: readonly News[];
  newsCount: number;
  /** Whom a company had answered, and who has found a place elsewhere. */
  placed: readonly Pick<Placed, 'candidate' | 'title'>[];
  /** Needs that the candidate wants, and whose terms have changed. */
  changed: readonly Pick<Changed, 'candidateId' | 'needId' | 'title' | 'company' | 'lines'>[];
  /** Needs that were closed before their companies had answered. */
  closed: readonly Omit<Closed, 'accountId'>[];
  /** Matches about which the other side has written, unread and told by nothing yet. */
  written: readonly Pick<Written, 'candidateId' | 'needId' | 'title' | 'other'>[];
  waits: readonly Wait[];
  /** Titles of needs, by id. */
  titles: ReadonlyMap<number, string>;
  /** By match: whom it is with. */
  others: ReadonlyMap<number, string>;
  centreName: string | null;
  /** Who of the centre looks after the reader. */
  referent: Referent | null;
  /** Where the reader says whether they still look; null where nothing asks. */
  confirmation: string | null;
  /** Whose mail invites to sign online; null where that is not set up. */
  signingService: string | null;
  absolute: (path: string) => string;
  lessLink: string;
}

/** Of a message that reminds alone. */
export const nothingNew = {
  news: [],
  newsCount: 0,
  placed: [],
  changed: [],
  closed: [],
  written: [],
} as const satisfies Partial<DigestContent>;
