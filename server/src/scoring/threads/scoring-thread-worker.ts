import { parentPort, workerData } from 'node:worker_threads';
import { CorpusCounter } from '@tandem/matching/corpus/corpus';
import { decodeCorpus, encodeCorpus } from '@tandem/matching/corpus/corpus-codec';
import type { BlockPart } from '@tandem/matching/kernel/block-scorer';
import { release, SharedMemory } from '@tandem/matching/kernel/columns';
import { mergeParts } from '@tandem/matching/kernel/merge-parts';
import {
  buffersOf,
  scoreShare,
  type SharedBlock,
  type Turn,
} from '@tandem/matching/kernel/shared-block';
import { createWasmKernel } from '@tandem/matching/kernel/wasm-kernel';
import { type Corpus, openCorpus } from '@tandem/matching/parts/document';
import { columnsOfPairs, type ScoredPairs } from '@tandem/matching/session/scored-pairs';
import { joinDatabase } from '../../platform/database/database.ts';
import { findRunningSettings } from '../runs/run-queries.ts';
import { encodeScores } from '../stored/encode-scores.ts';
import { findStagedCorpus, stageBlock, type StagedBlock } from '../stored/staged-score-queries.ts';
import { writePrices } from '../order/price-queries.ts';
import { countPrices } from '../order/price-session.ts';
import { suggestFor } from '../assignment/suggest.ts';
import { type OpenProgramme, openProgramme, writeProgramme } from '../runs/score-programme.ts';
import { lexicon } from '../profiles/lexicon.ts';
import { candidatePages, needPages } from '../profiles/profile-pages.ts';
import type { StaleProgramme } from '../runs/scored-programme-queries.ts';
import { scoreColumns } from '../stored/score-columns.ts';
import type { ScoringTask, ThreadData, WriteProgramme } from './scoring-thread.ts';
import { readSharedBlock, type Sharing, until } from './shared-block.ts';

/** Pairs that one statement writes. */
const chunkSize = 20_000;

const { access, pairsPerSlice } = workerData as ThreadData;
const db = joinDatabase(access);
const kernel = createWasmKernel();
/** A block is done with, by all who share it, before this thread reads the next. */
const memory = new SharedMemory();
const sharing = (turn: Turn): Sharing => ({ turn, pairsPerSlice, memory });

const count = async (sessionId: number, turn: Turn): Promise<Uint8Array> => {
  const counter = new CorpusCounter();
  for await (const page of candidatePages(db, { sessionId }, until(turn)))
    for (const candidate of page) counter.addCandidate(candidate);
  for await (const page of needPages(db, { sessionId }, until(turn)))
    for (const need of page) counter.addNeed(need);
  return encodeCorpus(counter.finish(lexicon));
};

/** The corpus of the session whose blocks come now: small ones take less than opening it once more. */
let held: { token: string; corpus: Corpus } | null = null;

const corpusOf = async (staged: StagedBlock): Promise<Corpus | null> => {
  if (held?.token === staged.token) return held.corpus;
  held = null;
  const statistics = await findStagedCorpus(db.read, staged);
  const corpus = statistics && decodeCorpus(statistics);
  if (!corpus) return null;
  held = { token: staged.token, corpus: openCorpus(corpus) };
  return held.corpus;
};

const read = async (staged: StagedBlock, turn: Turn): Promise<SharedBlock | null> => {
  const corpus = await corpusOf(staged);
  const settings = await findRunningSettings(db.read);
  if (!corpus || !settings) return null;
  const shared = await readSharedBlock(db, staged, { corpus, settings }, sharing(turn));
  if (!shared) await db.transaction((tx) => stageBlock(tx, staged, 0, []));
  return shared;
};

const encodedChunks = function* (pairs: ScoredPairs) {
  const columns = scoreColumns(pairs);
  for (let start = 0; start < columns.length; start += chunkSize)
    yield encodeScores(columns, start, Math.min(columns.length, start + chunkSize));
};

const stage = async (
  block: StagedBlock,
  { packed, settings }: SharedBlock,
  parts: readonly BlockPart[],
): Promise<null> => {
  const { compatible, pairs } = mergeParts(packed, parts, settings);
  await db.transaction((tx) => stageBlock(tx, block, compatible, encodedChunks(pairs)));
  release(columnsOfPairs(pairs));
  return null;
};

/** The programme that is being scored: whoever has it opened has it written by the same thread. */
let opened: OpenProgramme | null = null;

const open = async (programme: StaleProgramme, turn: Turn): Promise<SharedBlock | null> => {
  opened = await openProgramme(db, programme, sharing(turn));
  return opened?.shared ?? null;
};

const write = async ({ formation: programme, parts, at }: WriteProgramme): Promise<boolean> => {
  const read = opened;
  opened = null;
  return read !== null && writeProgramme(db, programme, read, { parts, at, encode: encodedChunks });
};

const price = async (sessionId: number): Promise<null> => {
  const prices = await countPrices(db.read, sessionId);
  await db.transaction((tx) => writePrices(tx, sessionId, prices));
  return null;
};

const answer = async (
  task: ScoringTask,
): Promise<{ told: unknown; memory?: readonly ArrayBuffer[] }> => {
  if (task.do === 'count') return { told: await count(task.sessionId, task.turn) };
  if (task.do === 'read') return { told: await read(task.block, task.turn) };
  if (task.do === 'open formation') return { told: await open(task.formation, task.turn) };
  if (task.do === 'write formation') return { told: await write(task) };
  if (task.do === 'price') return { told: await price(task.sessionId) };
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
