import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { matchId } from '@tandem/domain/matches/match';
import { sideBySide } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { findTags } from '../../follow-up/index.ts';
import type { Handler } from '../../handler.ts';
import { listedMatch } from '../listed-match.ts';
import { findListedMeetings, type ListedMeetingRow } from './meeting-list-queries.ts';

type ListedMeeting = Answer<'GET /lists/meetings/'>['items'][number];

const recordOf = (row: ListedMeetingRow): Omit<ListedMeeting, 'tags'> => ({
  id: row.id,
  match_id: matchId(pairOfRow(row)),
  state: row.state,
  kind: row.kind,
  place: row.place,
  minutes: row.minutes,
  starts_at: row.starts_at?.toISOString() ?? null,
  first_moment: row.first_moment?.toISOString() ?? null,
  waits_for: row.waits_for,
  outcomes: { applicant: row.applicant_outcome, company: row.company_outcome },
  undecided: row.undecided,
  created_at: row.created_at.toISOString(),
  ...listedMatch(row),
});

/** The meetings of those whom the caller sees, for a list that the browser searches and filters. */
export const listCentreMeetings: Handler<'GET /lists/meetings/', 'db'> = async (
  { db },
  { actor, auditLog },
) => {
  const [rows, tags] = await sideBySide(
    db.read,
    () => findListedMeetings(db.read, sightOf(actor)),
    () => findTags(db.read),
  );
  await auditLog.sawList('meetings', rows.length);
  return {
    items: rows.map((row) => ({ ...recordOf(row), tags: tags.get(row.account_id) ?? [] })),
  };
};
