import { parentPort } from 'node:worker_threads';
import { blocksOf } from '@tandem/matching/blocks';
import { CorpusCounter } from '@tandem/matching/corpus';
import { decodeCorpus, encodeCorpus } from '@tandem/matching/corpus-codec';
import { openCorpus } from '@tandem/matching/parts/document';
import type { CandidateProfile, NeedProfile } from '@tandem/matching/profiles';
import { scoreBlock } from '@tandem/matching/score-session';
import { encodeScores, type EncodedScores } from '../../storage/score-columns.ts';
import { lexicon } from './lexicon.ts';
import { preparedCandidate, preparedNeed } from './profiles.ts';
import { scoreColumns } from './score-columns.ts';
import type { ScoredBlockParts, ScoringTask } from './scoring-thread.ts';

/** Pairs that one statement writes. */
const chunkSize = 20_000;

let counter = new CorpusCounter();
let candidates: CandidateProfile[] = [];
let needs: NeedProfile[] = [];

const profilesOf = (rows: Extract<ScoringTask, { do: 'take' }>['rows']) =>
  'candidates' in rows
    ? { ours: rows.candidates.flatMap((row) => preparedCandidate(row) ?? []), theirs: [] }
    : { ours: [], theirs: rows.needs.flatMap((row) => preparedNeed(row) ?? []) };

const score = ({
  corpus: bytes,
  settings,
  actedOn,
}: Extract<ScoringTask, { do: 'score' }>): ScoredBlockParts => {
  const statistics = decodeCorpus(bytes);
  if (!statistics) throw new Error('The corpus cannot be read.');
  const corpus = openCorpus(statistics);
  const blocks = blocksOf(candidates, needs);
  [candidates, needs] = [[], []];
  let compatible = 0;
  const chunks: EncodedScores[] = [];
  for (const block of blocks) {
    const scored = scoreBlock(block, corpus, settings, actedOn);
    compatible += scored.compatible;
    const columns = scoreColumns(scored.pairs);
    for (let start = 0; start < columns.length; start += chunkSize)
      chunks.push(encodeScores(columns, start, Math.min(columns.length, start + chunkSize)));
  }
  return { compatible, chunks };
};

const answer = (task: ScoringTask): unknown => {
  if (task.do === 'count') {
    const { ours, theirs } = profilesOf(task.rows);
    for (const candidate of ours) counter.addCandidate(candidate);
    for (const need of theirs) counter.addNeed(need);
    return null;
  }
  if (task.do === 'finish corpus') {
    const statistics = counter.finish(lexicon);
    counter = new CorpusCounter();
    return encodeCorpus(statistics);
  }
  if (task.do === 'take') {
    const { ours, theirs } = profilesOf(task.rows);
    candidates.push(...ours);
    needs.push(...theirs);
    return null;
  }
  return score(task);
};

parentPort?.on('message', (task: ScoringTask | null) => {
  if (task === null) {
    parentPort?.close();
    return;
  }
  const told = answer(task);
  const buffers =
    task.do === 'score'
      ? (told as ScoredBlockParts).chunks.flatMap((chunk) =>
          Object.values(chunk).map((column: Uint8Array) => column.buffer as ArrayBuffer),
        )
      : [];
  parentPort?.postMessage(told, buffers);
});
