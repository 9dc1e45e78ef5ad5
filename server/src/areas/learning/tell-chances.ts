import { isStaff, type AccountKind } from '@tandem/domain/accounts/roles';
import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { parts, type PartTenths, type Weights } from '@tandem/matching/weights';
import type { Queries } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared.ts';
import type { Services } from '../services.ts';
import type { ToldChances } from './chance-tables.ts';

/** Nobody has answered yet: once somebody has, it is their answer that counts. */
const undecided: ReadonlySet<MatchStatus> = new Set([status.pending, status.queued]);

const settings = preparedStatement((db: Queries) =>
  db.selectFrom('centre_settings').select('chances_told'),
);

const areTold = async (db: Queries): Promise<boolean> => {
  const [row] = await settings(db, {});
  return row?.chances_told ?? false;
};

export type ScoredMatch = { status: MatchStatus } & Record<`${keyof PartTenths}_score`, number>;

/**
 * What a candidate or a company is told of how often pairs like this one were accepted; null for the staff, who have the whole
 * table, once an answer is there, where a superuser has switched it off, and where neither side has anything to tell.
 */
export const tellChances = async (
  { db, now, chances }: Pick<Services, 'db' | 'now' | 'chances'>,
  reader: AccountKind,
  match: ScoredMatch,
  weights: Weights,
): Promise<ToldChances | null> => {
  if (isStaff(reader) || !undecided.has(match.status) || !(await areTold(db.read))) return null;
  const [industry = 0, test = 0, geographic = 0, resume = 0] = parts.map(
    (part) => match[`${part}_score`],
  );
  const told = await chances.of(db.read, {
    parts: { industry, test, geographic, resume },
    weights,
    now: now(),
  });
  return told.company || told.candidate ? told : null;
};
