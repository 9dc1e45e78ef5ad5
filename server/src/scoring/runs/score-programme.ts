import type { BlockPart } from '@tandem/matching/kernel/block-scorer';
import { mergeParts } from '@tandem/matching/kernel/merge-parts';
import type { SharedBlock } from '@tandem/matching/kernel/shared-block';
import {
  columnsOfPairs,
  emptyPairs,
  type ScoredPairs,
} from '@tandem/matching/session/scored-pairs';
import { release } from '@tandem/matching/kernel/columns';
import type { JoinedDatabase } from '../../platform/database/database.ts';
import { replaceProgramme, stageProgramme } from '../stored/programme-score-queries.ts';
import type { EncodedScores } from '../stored/encode-scores.ts';
import { writeScoredProgramme, type StaleProgramme } from './scored-programme-queries.ts';
import { lockScores } from '../stored/score-queries.ts';
import { findStoredScoring } from '../settings/stored-scoring-queries.ts';
import { changesOf, findVersions, type Versions } from '../profiles/row-versions.ts';
import { findScoring, type SessionScoring } from '../settings/session-scoring.ts';
import { readSharedBlock, type Sharing } from '../threads/shared-block.ts';

/** A programme as it was read, for what is written to be held against. */
export interface OpenProgramme {
  /** Null when nobody there can be matched. */
  shared: SharedBlock | null;
  versions: Versions;
  scoring: SessionScoring;
}

const rowsOf = ({ sessionId, programmeId }: StaleProgramme) => ({
  sessionId,
  programmeIds: [programmeId],
});

/** Reads a programme to be scored under its session's frozen scoring; null when there is none. */
export const openProgramme = async (
  db: JoinedDatabase,
  programme: StaleProgramme,
  sharing: Sharing,
): Promise<OpenProgramme | null> => {
  const scoring = await findScoring(db.read, programme.sessionId);
  if (!scoring) return null;
  const versions = await findVersions(db.read, rowsOf(programme));
  const shared = await readSharedBlock(db, programme, scoring, sharing);
  return { shared, versions, scoring };
};

/**
 * Puts the scores of a programme in the place of the earlier ones. What has changed since it was read is left alone: it is
 * scored by itself, and the programme is to be scored again: answers whether it is, also for pairs that somebody held
 * while they were to go. When a run has scored the session meanwhile, nothing is written.
 */
export const writeProgramme = async (
  db: JoinedDatabase,
  programme: StaleProgramme,
  { shared, versions, scoring: { settings, version } }: OpenProgramme,
  found: {
    parts: readonly BlockPart[];
    at: Date;
    encode: (pairs: ScoredPairs) => Iterable<EncodedScores>;
  },
): Promise<boolean> => {
  const { sessionId, programmeId, inputs } = programme;
  const { compatible, pairs } = shared
    ? mergeParts(shared.packed, found.parts, settings)
    : { compatible: 0, pairs: emptyPairs(0) };
  const isStale = await db.transaction(async (tx) => {
    await stageProgramme(tx, found.encode(pairs));
    await lockScores(tx);
    const current = await findStoredScoring(tx, sessionId);
    if (current?.version !== version) return false;
    const changes = changesOf(versions, await findVersions(tx, rowsOf(programme)));
    const held = await replaceProgramme(tx, programme, changes, found.at);
    const crowded = compatible >= settings.keepAllBelow;
    const isHeld = held.length > 0;
    await writeScoredProgramme(tx, sessionId, {
      programmeId,
      crowded,
      inputs: isHeld ? null : inputs,
    });
    return isHeld || changes.candidateIds.length + changes.needIds.length > 0;
  });
  release(columnsOfPairs(pairs));
  return isStale;
};
