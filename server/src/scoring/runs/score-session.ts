import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newTurn, stopTurn } from '@tandem/matching/kernel/shared-block';
import type { ScoringSettings } from '@tandem/matching/settings';
import type { ScoringServices } from '../services.ts';
import { findProgrammeInputs, forgetInputs } from './scored-programme-queries.ts';
import { lockScores } from '../stored/score-queries.ts';
import { writeStoredScoring } from '../settings/stored-scoring-queries.ts';
import {
  clearStage,
  findBlockSizes,
  findStagedBlocks,
  isStaged,
  mergeStaged,
  stageSession,
} from '../stored/staged-score-queries.ts';
import { rescoreProposed } from '../proposed/rescore-proposed.ts';
import { requestRescores } from '../live/request-rescore.ts';
import { changesOf, findVersions } from '../profiles/row-versions.ts';

/** Told how much of a session is done, 0 to 1, and how many pairs it has so far; throws to end the run. */
export type OnShare = (share: number, pairs: number) => Promise<void>;

const intervalMs = 50;
/** The share of the work that scoring is; the rest is writing. */
const scoringShare = 0.7;

const countCorpus = async (
  { threads }: Pick<ScoringServices, 'threads'>,
  sessionId: number,
  onShare: OnShare,
): Promise<Uint8Array> => {
  const turn = newTurn();
  const counted = threads.use((thread) => thread.count(sessionId, turn));
  const over = Promise.allSettled([counted]).then(() => true);
  try {
    do await onShare(0, 0);
    while (!(await Promise.race([over, pause(intervalMs, false)])));
  } catch (error) {
    stopTurn(turn);
    await over;
    throw error;
  }
  return counted;
};

/** Another run, or another start of this one, has taken the stage. */
const overtaken = () => new Error('Another run has taken over.');

/** Waits until every block is scored, by this server or by others; answers how many pairs each programme has. */
const blocksDone = async (
  { db }: Pick<ScoringServices, 'db'>,
  { token, count }: { token: string; count: number },
  onShare: OnShare,
): Promise<Map<number, number>> => {
  for (;;) {
    const blocks = await findStagedBlocks(db.read, token);
    if (blocks.length < count) throw overtaken();
    const error = blocks.find((block) => block.error !== null)?.error;
    if (error) throw new Error(error);
    const all = blocks.reduce((sum, { size }) => sum + size, 0);
    const done = blocks.filter(({ compatible }) => compatible !== null);
    const pairs = done.reduce((sum, { compatible }) => sum + (compatible ?? 0), 0);
    const scored = blocks.map(
      ({ size, share, compatible }) => (compatible === null ? share : 1) * size,
    );
    const share = scored.reduce((sum, size) => sum + size, 0) / Math.max(1, all);
    await onShare(share * scoringShare, pairs);
    if (done.length === blocks.length)
      return new Map(done.map((block) => [block.formation_id, block.compatible ?? 0]));
    await pause(intervalMs);
  }
};

/**
 * Scores one session, block by block; answers how many compatible pairs it has. Its earlier scores stay whole until the
 * new ones replace them. What is saved meanwhile keeps its scores, and is scored anew as soon as the others are written.
 */
export const scoreSession = async (
  services: Pick<ScoringServices, 'db' | 'jobs' | 'now' | 'threads'>,
  sessionId: number,
  settings: ScoringSettings,
  onShare: OnShare,
): Promise<number> => {
  const { db, jobs, now } = services;
  const token = randomUUID();
  const statistics = await countCorpus(services, sessionId, onShare);
  const large = await findProgrammeInputs(db.read, sessionId, settings.keepAllBelow);
  const read = await findVersions(db.read, { sessionId });
  const count = await db.transaction(async (tx) => {
    const blocks = await findBlockSizes(tx, sessionId);
    await clearStage(tx);
    await stageSession(tx, { token, sessionId, statistics }, blocks);
    await jobs.add(
      tx,
      'score-block',
      blocks.map(({ programmeId }) => ({ token, sessionId, programmeId })),
    );
    return blocks.length;
  });
  const compatible = await blocksDone(services, { token, count }, onShare);
  const inputs = new Map(
    large
      .filter(({ size }) => size >= settings.keepAllBelow)
      .map((programme) => [programme.programmeId, programme.inputs]),
  );
  const programmes = [...compatible]
    .map(([programmeId, pairs]) => ({
      programmeId,
      crowded: pairs >= settings.keepAllBelow,
      inputs: inputs.get(programmeId) ?? null,
    }))
    .filter(({ crowded, inputs: known }) => crowded || known !== null);
  const written = await db.transaction(async (tx) => {
    await lockScores(tx);
    if (!(await isStaged(tx, token))) throw overtaken();
    const current = await findVersions(tx, { sessionId });
    const changes = changesOf(read, current);
    const held = await mergeStaged(tx, sessionId, changes, now());
    const heldIds = held.map(({ candidateId }) => candidateId);
    await writeStoredScoring(tx, sessionId, { statistics, settings, formations: programmes });
    await forgetInputs(tx, sessionId, heldIds);
    await rescoreProposed(tx, sessionId);
    await requestRescores(services, tx, {
      candidateIds: [...changes.candidateIds, ...heldIds],
      needIds: changes.needIds,
    });
    return current;
  });
  // What has changed while the scores were written may have been written with them: its own rescoring came too early.
  const since = changesOf(written, await findVersions(db.read, { sessionId }));
  await db.transaction((tx) => requestRescores(services, tx, since));
  await services.threads.use((thread) => thread.price(sessionId));
  return [...compatible.values()].reduce((sum, pairs) => sum + pairs, 0);
};
