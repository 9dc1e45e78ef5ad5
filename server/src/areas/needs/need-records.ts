import type { Answer } from '@tandem/contract';
import { seenBy } from '@tandem/domain/fields/field';
import { needFields } from '@tandem/domain/needs/need-fields';
import { plainValues } from '../../platform/database/queries/field-columns.ts';
import { needState } from '@tandem/domain/needs/need-state';
import { sideBySide, type Queries } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import {
  countMatchesOf,
  countTakenSeats,
  type MatchCounts,
} from '../../scoring/stored/pair-queries.ts';
import { namedSkills, skillNamesOf, type NamedSkills } from '../reference/index.ts';
import type { Services } from '../services.ts';
import { findNeedRow, type NeedRow } from './need-queries.ts';

type MatchedNeed = Answer<'GET /matches/{id}/'>['offer'];

const matchedFields = seenBy(needFields, 'match');
const ownFields = seenBy(needFields, 'own');

export const matchedNeed = (row: NeedRow, names: NamedSkills): MatchedNeed => ({
  id: row.id,
  ...plainValues(matchedFields, row),
  formations: row.formations,
  skills: namedSkills(row.skill_ids, names),
  session: { id: row.session_id, name: row.session_name },
  session_closed: row.session_closed,
  company: { id: row.company_id, name: row.company_name },
  is_active: row.state === needState.active,
  state: row.state,
  set_aside_until: row.set_aside_until,
  created_at: row.created_at.toISOString(),
});

/** What waits for its company: nothing once the need is closed, as its matches move no further. */
const waitingOf = ({ state, session_closed: isPast }: NeedRow, matches?: MatchCounts) => ({
  to_answer: (state === needState.active && !isPast && matches?.toAnswer) || 0,
  to_finalise: (state === needState.active && !isPast && matches?.toFinalise) || 0,
});

const needRecord = (
  row: NeedRow,
  names: NamedSkills,
  counts: { matches: ReadonlyMap<number, MatchCounts>; taken: ReadonlyMap<number, number> },
): Answer<'GET /offers/'>[number] => ({
  ...matchedNeed(row, names),
  ...plainValues(ownFields, row),
  formations_ids: row.formations.map(({ id }) => id),
  token: row.token,
  number_of_matches: counts.matches.get(row.id)?.all ?? 0,
  ...waitingOf(row, counts.matches.get(row.id)),
  state_since: row.state_since.toISOString(),
  filled_by: row.filled_by,
  tutor_asked_at: row.tutor_asked_at?.toISOString() ?? null,
  tutor_refused_at: row.tutor_refused_at?.toISOString() ?? null,
  tutor_phone_refused_at: row.tutor_phone_refused_at?.toISOString() ?? null,
  test_answered_at: row.activated_at?.toISOString() ?? null,
  test_answered_by: row.test_answered_by,
  seats_taken: counts.taken.get(row.id) ?? 0,
  version: row.version,
});

/** Needs as their company and the staff see them. */
export const needRecords = async (
  services: Pick<Services, 'skillNames'>,
  db: Queries,
  rows: readonly NeedRow[],
): Promise<Answer<'GET /offers/'>> => {
  const ids = rows.map(({ id }) => id);
  const names = await skillNamesOf(services, db, rows, 'all');
  const [matches, taken] = await sideBySide(
    db,
    () => countMatchesOf(db, ids),
    () => countTakenSeats(db, ids),
  );
  return rows.map((row) => needRecord(row, names, { matches, taken }));
};

export const needRecordOf = async (
  services: Pick<Services, 'skillNames'>,
  db: Queries,
  id: number,
): Promise<Answer<'POST /offers/'>> => {
  const [record] = await needRecords(services, db, [orNotFound(await findNeedRow(db, id))]);
  return orNotFound(record);
};
