import { parentPort, workerData } from 'node:worker_threads';
import { blocksOf } from '@tandem/matching/blocks';
import { buildCorpus } from '@tandem/matching/corpus';
import { encodeCorpus } from '@tandem/matching/corpus-codec';
import { openCorpus } from '@tandem/matching/parts/document';
import { scoreBlock } from '@tandem/matching/score-session';
import { defaultSettings } from '@tandem/matching/settings';
import { decodePreparedText } from '@tandem/matching/text/prepared';
import { currentPreparation, lexicon } from './lexicon.ts';
import { candidateProfile, needProfile } from './profiles.ts';
import type { ScoringMessage, SessionToScore } from './scoring-thread.ts';

const { candidates, needs } = workerData as SessionToScore;

const tell = (message: ScoringMessage) => parentPort?.postMessage(message);

const profilesOf = <Row extends { prepared_text: Uint8Array | null }, Profile>(
  rows: readonly Row[],
  profileOf: (row: Row, text: NonNullable<ReturnType<typeof decodePreparedText>>) => Profile | null,
): Profile[] =>
  rows.flatMap((row) => {
    const text = row.prepared_text && decodePreparedText(row.prepared_text, currentPreparation);
    const profile = text && profileOf(row, text);
    return profile ? [profile] : [];
  });

const ours = profilesOf(candidates, candidateProfile);
const theirs = profilesOf(needs, needProfile);
const statistics = buildCorpus(ours, theirs, lexicon);
tell({ kind: 'corpus', bytes: encodeCorpus(statistics) });

const corpus = openCorpus(statistics);
const blocks = blocksOf(ours, theirs);
const sizeOf = (block: (typeof blocks)[number]) => block.candidates.length * block.needs.length;
const work = blocks.reduce((sum, block) => sum + sizeOf(block), 0);
let done = 0;
for (const block of blocks) {
  const { pairs } = scoreBlock(block, corpus, defaultSettings);
  done += sizeOf(block);
  tell({ kind: 'block', pairs, share: done / work });
}
