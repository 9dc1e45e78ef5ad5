import { parentPort, workerData } from 'node:worker_threads';
import { blocksOf } from '@tandem/matching/blocks';
import { CorpusCounter } from '@tandem/matching/corpus';
import { decodeCorpus, encodeCorpus } from '@tandem/matching/corpus-codec';
import type { BlockPart } from '@tandem/matching/kernel/block-scorer';
import { sharedMemory } from '@tandem/matching/kernel/columns';
import { mergeParts } from '@tandem/matching/kernel/merge-parts';
import { packBlock } from '@tandem/matching/kernel/pack-block';
import {
  buffersOf,
  isStopped,
  scoreShare,
  shareBlock,
  type SharedBlock,
  type Turn,
} from '@tandem/matching/kernel/shared-block';
import { createWasmKernel } from '@tandem/matching/kernel/wasm-kernel';
import { openCorpus } from '@tandem/matching/parts/document';
import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import { actedOnIn } from '@tandem/matching/score-session';
import { joinDatabase } from '../../storage/database.ts';
import { findActedOn } from '../../storage/match-moves.ts';
import { findRunningSettings } from '../../storage/matching-runs.ts';
import { encodeScores } from '../../storage/score-columns.ts';
import { findStagedCorpus, stageBlock, type StagedBlock } from '../../storage/staged-scores.ts';
import { suggestFor } from '../assignment/suggest.ts';
import { lexicon } from './lexicon.ts';
import { candidatePages, needPages } from './profile-pages.ts';
import { scoreColumns } from './score-columns.ts';
import type { ScoringTask, ThreadData } from './scoring-thread.ts';

/** Pairs that one statement writes. */
const chunkSize = 20_000;

const { access, pairsPerSlice } = workerData as ThreadData;
const db = joinDatabase(access);
const kernel = createWasmKernel();

const until = (turn: Turn) => ({
  throwIfAborted: () => {
    if (isStopped(turn)) throw new Error('The work is not wanted any more.');
  },
});

const count = async (sessionId: number, turn: Turn): Promise<Uint8Array> => {
  const counter = new CorpusCounter();
  for await (const page of candidatePages(db, { sessionId }, until(turn)))
    for (const candidate of page) counter.addCandidate(candidate);
  for await (const page of needPages(db, { sessionId }, until(turn)))
    for (const need of page) counter.addNeed(need);
  return encodeCorpus(counter.finish(lexicon));
};

const read = async (staged: StagedBlock, turn: Turn): Promise<SharedBlock | null> => {
  const { sessionId, formationId } = staged;
  const statistics = await findStagedCorpus(db.read, staged);
  const settings = await findRunningSettings(db.read);
  const corpus = statistics && decodeCorpus(statistics);
  if (!corpus || !settings) return null;
  const filter = { sessionId, formationIds: [formationId] };
  const candidates: CandidateProfile[] = [];
  for await (const page of candidatePages(db, filter, until(turn))) candidates.push(...page);
  const needs: NeedProfile[] = [];
  for await (const page of needPages(db, filter, until(turn))) needs.push(...page);
  const [block] = blocksOf(candidates, needs);
  if (!block) {
    await db.transaction((tx) => stageBlock(tx, staged, 0, []));
    return null;
  }
  const packed = packBlock(block, openCorpus(corpus), sharedMemory);
  const actedOn = actedOnIn(packed, await findActedOn(db.read, sessionId));
  return shareBlock(packed, settings, actedOn, turn, pairsPerSlice);
};

const stage = async (
  block: StagedBlock,
  { packed, settings }: SharedBlock,
  parts: readonly BlockPart[],
): Promise<null> => {
  const { compatible, pairs } = mergeParts(packed, parts, settings);
  const columns = scoreColumns(pairs);
  const chunks = function* () {
    for (let start = 0; start < columns.length; start += chunkSize)
      yield encodeScores(columns, start, Math.min(columns.length, start + chunkSize));
  };
  await db.transaction((tx) => stageBlock(tx, block, compatible, chunks()));
  return null;
};

const answer = async (
  task: ScoringTask,
): Promise<{ told: unknown; memory?: readonly ArrayBuffer[] }> => {
  if (task.do === 'count') return { told: await count(task.sessionId, task.turn) };
  if (task.do === 'read') return { told: await read(task.block, task.turn) };
  if (task.do === 'assign') return { told: await suggestFor(db.read, task.group) };
  if (task.do === 'stage') return { told: await stage(task.block, task.shared, task.parts) };
  const part = scoreShare(task.shared, kernel);
  return { told: part, memory: buffersOf(part) };
};

const work = async (task: ScoringTask): Promise<void> => {
  const { told, memory = [] } = await answer(task);
  parentPort?.postMessage(told, memory);
};

const end = async (): Promise<void> => {
  await db.close();
  parentPort?.close();
};

let before: Promise<void> = Promise.resolve();

// A failure is nobody's here: it ends the thread, and whoever waits for it hears why.
parentPort?.on('message', (task: ScoringTask | null) => {
  before = before.then(() => (task === null ? end() : work(task)));
});
