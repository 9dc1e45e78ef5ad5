import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import { findCandidateRows, findNeedRows, type ProfileFilter } from './profile-queries.ts';
import { prepareCandidates, prepareNeeds, type TextStore } from './prepare-texts.ts';
import { preparedCandidate, preparedNeed } from './profiles.ts';

/** So many rows at a time: whoever reads them can stop in between, and memory does not grow with the session. */
const pageSize = 200;

/** Asked before each page; throws when nobody wants the rest. */
export type Stopping = Pick<AbortSignal, 'throwIfAborted'>;

/** Candidates with their texts prepared, by rising id. */
export async function* candidatePages(
  store: TextStore,
  filter: ProfileFilter,
  stopping?: Stopping,
): AsyncGenerator<CandidateProfile[]> {
  for (let after = 0; ;) {
    stopping?.throwIfAborted();
    const rows = await findCandidateRows(store.read, { ...filter, after, limit: pageSize });
    await prepareCandidates(store, rows);
    yield rows.flatMap((row) => preparedCandidate(row) ?? []);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

/** The same for needs. */
export async function* needPages(
  store: TextStore,
  filter: ProfileFilter,
  stopping?: Stopping,
): AsyncGenerator<NeedProfile[]> {
  for (let after = 0; ;) {
    stopping?.throwIfAborted();
    const rows = await findNeedRows(store.read, { ...filter, after, limit: pageSize });
    await prepareNeeds(store, rows);
    yield rows.flatMap((row) => preparedNeed(row) ?? []);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

/** Both sides of a session at once, where it is small. */
export const sessionProfiles = async (
  store: TextStore,
  sessionId: number,
): Promise<{ candidates: CandidateProfile[]; needs: NeedProfile[] }> => {
  const candidates: CandidateProfile[] = [];
  for await (const page of candidatePages(store, { sessionId })) candidates.push(...page);
  const needs: NeedProfile[] = [];
  for await (const page of needPages(store, { sessionId })) needs.push(...page);
  return { candidates, needs };
};
