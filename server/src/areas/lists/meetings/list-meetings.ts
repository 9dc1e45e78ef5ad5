import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { matchId } from '@tandem/domain/matches/match';
import { sideBySide } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/pair-of-row.ts';
import { findTags } from '../../follow-up/index.ts';
import type { Handler } from '../../handler.ts';
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
  created_at: row.created_at.toISOString(),
  candidate: {
    id: row.applicant_id,
    name: `${row.first_name} ${row.last_name}`.trim() || row.email,
  },
  account_id: row.account_id,
  company: { id: row.company_id, name: row.company_name },
  need: { id: row.offer_id, name: row.title },
  session: { id: row.session_id, name: row.session_name },
  formation:
    row.formation_id === null || row.formation_name === null
      ? null
      : { id: row.formation_id, name: row.formation_name },
  referent_id: row.referent_id,
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
