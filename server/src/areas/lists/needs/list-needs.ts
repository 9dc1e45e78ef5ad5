import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { sideBySide } from '../../../platform/database/database.ts';
import { countTakenSeats } from '../../../scoring/stored/pair-queries.ts';
import { countNeedMatches, findNeedWaits, findTags, renewCauses } from '../../follow-up/index.ts';
import type { Handler } from '../../handler.ts';
import { findListedNeeds, type ListedNeedRow } from './need-list-queries.ts';

type ListedNeed = Answer<'GET /lists/needs/'>['items'][number];
const plainOf = (
  row: ListedNeedRow,
): Omit<ListedNeed, 'open_matches' | 'pending_matches' | 'waits' | 'seats_taken' | 'tags'> => ({
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
export const listNeeds: Handler<'GET /lists/needs/', 'db' | 'now' | 'version'> = async (
  services,
  { actor, auditLog },
) => {
  await renewCauses(services);
  const { db } = services;
  const at = services.now();
  const [rows, matches, waits, tags] = await sideBySide(
    db.read,
    () => findListedNeeds(db.read, sightOf(actor)),
    () => countNeedMatches(db.read, parisClock(at).day),
    () => findNeedWaits(db.read, at),
    () => findTags(db.read),
  );
  const taken = await countTakenSeats(
    db.read,
    rows.map(({ id }) => id),
  );
  await auditLog.sawList('needs', rows.length);
  return {
    items: rows.map((row) => ({
      ...plainOf(row),
      open_matches: matches.get(row.id)?.open ?? 0,
      pending_matches: matches.get(row.id)?.pending ?? 0,
      waits: waits.get(row.id) ?? [],
      seats_taken: taken.get(row.id) ?? 0,
      tags: tags.get(row.account_id) ?? [],
    })),
  };
};
