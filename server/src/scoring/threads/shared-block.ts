import { blocksOf } from '@tandem/matching/session/blocks';
import { sharedMemory } from '@tandem/matching/kernel/columns';
import { packBlock } from '@tandem/matching/kernel/pack-block';
import {
  isStopped,
  shareBlock,
  type SharedBlock,
  type Turn,
} from '@tandem/matching/kernel/shared-block';
import type { Corpus } from '@tandem/matching/parts/document';
import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
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

/** A programme of a session as it is now, for threads to score; null when nobody there can be matched. */
export const readSharedBlock = async (
  db: JoinedDatabase,
  { sessionId, programmeId }: { sessionId: number; programmeId: number },
  { corpus, settings }: { corpus: Corpus; settings: ScoringSettings },
  turn: Turn,
  pairsPerSlice: number | undefined,
): Promise<SharedBlock | null> => {
  const filter = { sessionId, programmeIds: [programmeId] };
  const candidates: CandidateProfile[] = [];
  for await (const page of candidatePages(db, filter, until(turn))) candidates.push(...page);
  const needs: NeedProfile[] = [];
  for await (const page of needPages(db, filter, until(turn))) needs.push(...page);
  // A need lists other programmes too, of which nobody has been read.
  const [block] = blocksOf(candidates, needs);
  if (!block) return null;
  const packed = packBlock(block, corpus, sharedMemory);
  const actedOn = actedOnIn(packed, await findActedOn(db.read, sessionId));
  return shareBlock(packed, settings, actedOn, turn, pairsPerSlice);
};
