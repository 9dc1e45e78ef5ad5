import type { Answer } from '@tandem/contract';
import { seenBy } from '@tandem/domain/fields/field';
import { needFields } from '@tandem/domain/needs/need-fields';
import { plainValues } from '../../platform/database/field-columns.ts';
import type { NeedRow } from './need-queries.ts';
import { namedSkills, type NamedSkills } from '../reference/index.ts';

type MatchedNeed = Answer<'GET /matches/{id}/'>['offer'];

const matchedFields = seenBy(needFields, 'match');
const ownFields = seenBy(needFields, 'own');

export const matchedNeed = (row: NeedRow, names: NamedSkills): MatchedNeed => ({
  id: row.id,
  ...plainValues(matchedFields, row),
  formations: row.formations,
  skills: namedSkills(row.skill_ids, names),
  session: { id: row.session_id, name: row.session_name },
  company: { id: row.company_id, name: row.company_name },
  is_active: row.activated_at !== null,
  created_at: row.created_at.toISOString(),
});

/** `matches` counts those of each need, by its id; a need without any is left out. */
export const needRecord = (
  row: NeedRow,
  names: NamedSkills,
  matches: ReadonlyMap<number, number>,
): Answer<'GET /offers/'>[number] => ({
  ...matchedNeed(row, names),
  ...plainValues(ownFields, row),
  formations_ids: row.formations.map(({ id }) => id),
  token: row.token,
  number_of_matches: matches.get(row.id) ?? 0,
});
