import type { CandidateProfile, NeedProfile } from '../profiles.ts';

/**
 * The candidates of one programme in one session, with the needs that list it. A candidate has one programme, so each
 * compatible pair lies in one block, although a need with several programmes lies in several.
 */
export interface Block {
  sessionId: number;
  programmeId: number;
  candidates: Iterable<CandidateProfile>;
  needs: Iterable<NeedProfile>;
}

const keyOf = (sessionId: number, programmeId: number): string => `${sessionId}/${programmeId}`;

/** The blocks that have both sides, by session, then by programme. Blocks are independent of each other. */
export const blocksOf = (
  candidates: readonly CandidateProfile[],
  needs: readonly NeedProfile[],
): Block[] => {
  const byKey = Map.groupBy(candidates, ({ sessionId, programmeId }) =>
    keyOf(sessionId, programmeId),
  );
  const needsByKey = new Map<string, NeedProfile[]>();
  for (const need of needs)
    for (const programmeId of new Set(need.programmeIds)) {
      const key = keyOf(need.sessionId, programmeId);
      const known = needsByKey.get(key);
      if (known) known.push(need);
      else needsByKey.set(key, [need]);
    }
  const blocks: Block[] = [];
  for (const [key, members] of byKey) {
    const [first] = members;
    const wanted = needsByKey.get(key);
    if (!first || !wanted) continue;
    const { sessionId, programmeId } = first;
    blocks.push({ sessionId, programmeId, candidates: members, needs: wanted });
  }
  return blocks.toSorted(
    (one, other) => one.sessionId - other.sessionId || one.programmeId - other.programmeId,
  );
};
