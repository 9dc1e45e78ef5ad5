import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import {
  seenCandidates,
  seenCompanies,
  seenNeeds,
  type Sight,
} from '../../platform/database/queries/sight.ts';

export interface Placed {
  id: number;
  latitude: number;
  longitude: number;
}

const sides = {
  applicant: { table: 'applicants', seen: (sight: Sight) => seenCandidates(sight) },
  company: { table: 'companies', seen: seenCompanies },
  need: { table: 'offers', seen: seenNeeds },
} as const;

/** Candidates where they look, companies and needs where they are; those whose place is not known are left out. */
export const findPlaced = async (
  db: Queries,
  side: keyof typeof sides,
  sight: Sight,
): Promise<Placed[]> => {
  const { table, seen } = sides[side];
  const { rows } = await sql<Placed>`
    select id, latitude, longitude from ${sql.table(table)}
    where latitude is not null and ${seen(sight)}`.execute(db);
  return rows;
};
