import type { Answer } from '@tandem/contract';
import type { OfferRow } from './need-queries.ts';
import { namedSkills, type NamedSkills } from '../reference/index.ts';

type MatchedOffer = Answer<'GET /matches/{id}/'>['offer'];

export const matchedOffer = (row: OfferRow, names: NamedSkills): MatchedOffer => ({
  id: row.id,
  title: row.title,
  location: row.location,
  // What the database holds is what its checks let in.
  contract_type: row.contract_type as MatchedOffer['contract_type'],
  target_educational_level:
    row.target_educational_level as MatchedOffer['target_educational_level'],
  description: row.description,
  formations: row.formations,
  skills: namedSkills(row.skill_ids, names),
  session: { id: row.session_id, name: row.session_name },
  session_id: row.session_id,
  company: { id: row.company_id, name: row.company_name },
  is_active: row.activated_at !== null,
  seats: row.seats,
  created_at: row.created_at.toISOString(),
});

/** `matches` counts those of each need, by its id; a need without any is left out. */
export const offerRecord = (
  row: OfferRow,
  names: NamedSkills,
  matches: ReadonlyMap<number, number>,
) => ({
  ...matchedOffer(row, names),
  formations_ids: row.formations.map(({ id }) => id),
  same_entity_location: row.same_entity_location,
  token: row.token,
  number_of_matches: matches.get(row.id) ?? 0,
});
