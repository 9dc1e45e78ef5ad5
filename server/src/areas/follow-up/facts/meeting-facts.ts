import type { MeetingFacts } from '@tandem/domain/follow-up/meeting-causes';
import { matchId } from '@tandem/domain/matches/match';
import { endOf, type MeetingSide } from '@tandem/domain/meetings/meeting';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { isUndecided } from '../../calendar/index.ts';
import { accountsAmong, readAmong, type Among } from './among.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

interface Row {
  account_id: number;
  applicant_id: number;
  offer_id: number;
  waits_for: MeetingSide | null;
  changed_at: Date;
  starts_at: Date | null;
  minutes: number;
}

const readMeetings = (db: Queries, side: MeetingSide, among: Among): Promise<Row[]> => {
  const account = side === 'applicant' ? 'p.account_id' : 'c.account_id';
  return readAmong(
    db,
    among,
    sql<Row>`
    select ${sql.ref(account)} as account_id, m.applicant_id, m.offer_id, m.waits_for,
      m.changed_at, m.starts_at, m.minutes
    from meetings m
    join applicants p on p.id = m.applicant_id
    join offers o on o.id = m.offer_id
    join companies c on c.id = o.company_id
    where m.state in ('proposed', 'planned')
      and ${isUndecided('m')}
      and ${accountsAmong(account, among)}`,
  );
};

const factsOf = (row: Row): MeetingFacts => ({
  matchId: matchId(pairOfRow(row)),
  waitsFor: row.waits_for,
  changedAt: row.changed_at,
  endsAt: row.starts_at && endOf({ startsAt: row.starts_at, minutes: row.minutes }),
});

/** The meetings of each account that still come to something, proposed, planned or past without a word. */
export const readMeetingFacts = async (
  db: Queries,
  side: MeetingSide,
  among: Among,
): Promise<Map<number, MeetingFacts[]>> => {
  const rows = await readMeetings(db, side, among);
  const byAccount = Map.groupBy(rows, (row) => row.account_id);
  return new Map([...byAccount].map(([accountId, own]) => [accountId, own.map(factsOf)]));
};
