import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { companyCauses } from '@tandem/domain/follow-up/company-causes';
import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { sideBySide } from '../../../platform/database/database.ts';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import { findTags, readFollowedCompanies } from '../../follow-up/index.ts';
import type { Handler } from '../../handler.ts';
import { findListedNeeds, type ListedNeedRow } from './need-list-queries.ts';

type ListedNeed = Answer<'GET /lists/needs/'>['items'][number];
type Companies = Awaited<ReturnType<typeof readFollowedCompanies>>;

/** What the follow-up knows of each need. */
const standingsOf = (companies: Companies, now: Date) =>
  new Map(
    companies.flatMap((company) => {
      const causes = companyCauses(company, now).filter(({ subject }) => subject === 'need');
      return company.needs.map(({ needId, openMatches, pending }) => [
        needId,
        {
          open_matches: openMatches,
          pending_matches: pending,
          waits: causes
            .filter(({ subjectId }) => subjectId === needId)
            .map(({ kind }): WaitKind => kind),
        },
      ]);
    }),
  );

const nothing = { open_matches: 0, pending_matches: 0, waits: [] };

const plainOf = (
  row: ListedNeedRow,
): Omit<ListedNeed, keyof typeof nothing | 'seats_taken' | 'tags'> => ({
  id: row.id,
  title: row.title,
  company: { id: row.company_id, name: row.company_name },
  account_id: row.account_id,
  session: { id: row.session_id, name: row.session_name },
  formations: row.formations,
  location: row.location,
  contract_type: row.contract_type,
  target_educational_level: row.target_educational_level,
  state: row.state,
  state_since: row.state_since.toISOString(),
  created_at: row.created_at.toISOString(),
  seats: row.seats,
  tutor: [row.tutor_first_name, row.tutor_last_name].filter(Boolean).join(' '),
  referent_id: row.referent_id,
});

/** Every need that the caller sees, with where it stands, for a list that the browser searches and filters. */
export const listNeeds: Handler<'GET /lists/needs/', 'db' | 'now'> = async (
  { db, now },
  { actor, auditLog },
) => {
  const moment = now();
  const [rows, companies, tags] = await sideBySide(
    db.read,
    () => findListedNeeds(db.read, sightOf(actor)),
    () => readFollowedCompanies(db.read, parisClock(moment).day),
    () => findTags(db.read),
  );
  const taken = await countTakenSeats(
    db.read,
    rows.map(({ id }) => id),
  );
  const standings = standingsOf(companies, moment);
  await auditLog.sawList('needs', rows.length);
  return {
    items: rows.map((row) => ({
      ...plainOf(row),
      ...(standings.get(row.id) ?? nothing),
      seats_taken: taken.get(row.id) ?? 0,
      tags: tags.get(row.account_id) ?? [],
    })),
  };
};
