import type { Answer } from '@tandem/contract';
import { awaitedAnswer } from '@tandem/domain/follow-up/answers/awaited-answer';
import { openStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import { readFollowUpSettings } from '../../follow-up/index.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { isSetAside } from '../reading/open-to-reader.ts';
import { standingKey } from '../reading/match-standing-queries.ts';
import { findAwaitedRows } from './reading-queries.ts';

/** What is said of an answer, and when something else is, by itself. */
interface Awaited {
  said: NonNullable<Answer<'GET /matches/{id}/'>['awaited']>;
  changesAt: Date | null;
}

type Row = Pick<
  MatchRow,
  | 'applicant_id'
  | 'offer_id'
  | 'status'
  | 'created_at'
  | 'need_state'
  | 'already_placed'
  | 'session_closed'
>;

/** Those that the company may still have to answer. */
const unanswered: ReadonlySet<MatchStatus> = new Set(
  openStatuses.filter((one) => one !== status.acceptedByCompany),
);

/** What may be said of the answers that these matches wait for, by `candidate need`; those that wait for none are left out. */
export const findAwaited = async (
  db: Queries,
  matches: readonly Row[],
  now: Date,
): Promise<Map<string, Awaited>> => {
  const open = matches.filter((row) => unanswered.has(row.status));
  if (open.length === 0) return new Map();
  const [rows, { rules, readingsSince }] = await sideBySide(
    db,
    () => findAwaitedRows(db, open),
    () => readFollowUpSettings(db),
  );
  const found = new Map(rows.map((row) => [standingKey(row), row]));
  return new Map(
    open.flatMap((match): [string, Awaited][] => {
      const key = standingKey(match);
      const row = found.get(key);
      if (!row) return [];
      const answer = awaitedAnswer(
        {
          status: match.status,
          createdAt: match.created_at,
          pendingSince: row.pending_since ?? match.created_at,
          hasMoved: row.has_moved,
          need: {
            state: row.need_state,
            stateSince: row.state_since,
            isOver: row.is_over,
            opensAt: row.opens_at,
          },
          isSetAside: isSetAside(match),
          laterUntil: row.later_until,
          restsUntil: row.rests_until,
          readAt: row.read_at,
        },
        { rules, readingsSince, now },
      );
      if (!answer) return [];
      const said: Awaited['said'] = {
        read_on: answer.readOn ?? undefined,
        unread: answer.isUnread || undefined,
        due_on: answer.dueOn ?? undefined,
        late: answer.isLate || undefined,
      };
      return [[key, { said, changesAt: answer.changesAt }]];
    }),
  );
};
