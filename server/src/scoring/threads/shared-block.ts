import type { SharedMemory } from '@tandem/matching/kernel/columns';
import { BlockPacker } from '@tandem/matching/kernel/pack-block';
import {
  isStopped,
  shareBlock,
  type SharedBlock,
  type Turn,
} from '@tandem/matching/kernel/shared-block';
import type { Corpus } from '@tandem/matching/parts/document';
import { actedOnIn } from '@tandem/matching/session/score-session';
import type { ScoringSettings } from '@tandem/matching/settings';
import type { JoinedDatabase } from '../../platform/database/database.ts';
import { findActedOn } from '../stored/pair-queries.ts';
import { candidatePages, needPages, type Stopping } from '../profiles/profile-pages.ts';

export const until = (turn: Turn): Stopping => ({
  throwIfAborted: () => {
    if (isStopped(turn)) throw new Error('The work is not wanted any more.');
  },
});

/** How threads share a block. */
export interface Sharing {
  turn: Turn;
  /** As many as usual where it is not told. */
  pairsPerSlice: number | undefined;
  /** Where the block stands: nobody reads what stood there before. */
  memory: SharedMemory;
}

/** A programme of a session as it is now, for threads to score; null when nobody there can be matched. */
export const readSharedBlock = async (
  db: JoinedDatabase,
  { sessionId, programmeId }: { sessionId: number; programmeId: number },
  { corpus, settings }: { corpus: Corpus; settings: ScoringSettings },
  { turn, pairsPerSlice, memory }: Sharing,
): Promise<SharedBlock | null> => {
  const filter = { sessionId, programmeIds: [programmeId] };
  const packer = new BlockPacker(corpus);
  for await (const page of candidatePages(db, filter, until(turn)))
    for (const candidate of page) packer.addCandidate(candidate);
  for await (const page of needPages(db, filter, until(turn)))
    for (const need of page) packer.addNeed(need);
  if (packer.isEmpty) return null;
  memory.reuse();
  const packed = packer.finish({ sessionId, programmeId }, memory.allocate);
  const actedOn = actedOnIn(packed, await findActedOn(db.read, sessionId));
  return shareBlock(packed, settings, actedOn, turn, pairsPerSlice);
};
