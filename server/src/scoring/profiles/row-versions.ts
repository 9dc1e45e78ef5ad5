import type { Queries } from '../../platform/database/database.ts';
import {
  findCandidateVersions,
  findNeedVersions,
  type ProfileFilter,
  type RowVersion,
} from './profile-queries.ts';
import type { Sides } from '../stored/staged-score-queries.ts';

/** Who can be matched, in which version. */
export interface Versions {
  candidates: RowVersion[];
  needs: RowVersion[];
}

export const findVersions = async (db: Queries, filter: ProfileFilter): Promise<Versions> => ({
  candidates: await findCandidateVersions(db, filter),
  needs: await findNeedVersions(db, filter),
});

/** Ids of rows that have come, gone or changed. */
const changedIds = (before: readonly RowVersion[], after: readonly RowVersion[]): number[] => {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  const changed = after.filter(({ id, version }) => versions.get(id) !== version);
  const present = new Set(after.map(({ id }) => id));
  const left = before.filter(({ id }) => !present.has(id));
  return [...changed, ...left].map(({ id }) => id);
};

export const changesOf = (before: Versions, after: Versions): Sides => ({
  candidateIds: changedIds(before.candidates, after.candidates),
  needIds: changedIds(before.needs, after.needs),
});
