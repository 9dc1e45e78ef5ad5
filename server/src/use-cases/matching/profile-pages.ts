import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import {
  findCandidateRows,
  findNeedRows,
  type CandidateRow,
  type NeedRow,
  type ProfileFilter,
} from '../../storage/profile-rows.ts';
import { prepareCandidates, prepareNeeds, type TextStore } from './prepare-texts.ts';
import { preparedCandidate, preparedNeed } from './profiles.ts';

/** So many rows at a time: the server answers in between, and memory does not grow with the session. */
const pageSize = 200;

/** Candidates with their texts prepared, by rising id. Fails once `stopping` is aborted. */
export async function* candidateRowPages(
  store: TextStore,
  filter: ProfileFilter,
  stopping?: AbortSignal,
): AsyncGenerator<CandidateRow[]> {
  for (let after = 0; ;) {
    stopping?.throwIfAborted();
    const rows = await findCandidateRows(store.read, { ...filter, after, limit: pageSize });
    await prepareCandidates(store, rows);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

/** The same for needs. */
export async function* needRowPages(
  store: TextStore,
  filter: ProfileFilter,
  stopping?: AbortSignal,
): AsyncGenerator<NeedRow[]> {
  for (let after = 0; ;) {
    stopping?.throwIfAborted();
    const rows = await findNeedRows(store.read, { ...filter, after, limit: pageSize });
    await prepareNeeds(store, rows);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

export async function* candidatePages(
  store: TextStore,
  filter: ProfileFilter,
): AsyncGenerator<CandidateProfile[]> {
  for await (const rows of candidateRowPages(store, filter))
    yield rows.flatMap((row) => preparedCandidate(row) ?? []);
}

export async function* needPages(
  store: TextStore,
  filter: ProfileFilter,
): AsyncGenerator<NeedProfile[]> {
  for await (const rows of needRowPages(store, filter))
    yield rows.flatMap((row) => preparedNeed(row) ?? []);
}
