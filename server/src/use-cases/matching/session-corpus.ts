import { buildCorpus } from '@tandem/matching/corpus';
import { decodeCorpus, encodeCorpus } from '@tandem/matching/corpus-codec';
import { openCorpus, type Corpus } from '@tandem/matching/parts/document';
import { decodePreparedText } from '@tandem/matching/text/prepared';
import type { Database } from '../../storage/database.ts';
import {
  findCandidateRows,
  findCorpus,
  findNeedRows,
  writeCorpus,
  type CandidateRow,
  type NeedRow,
} from '../../storage/profile-rows.ts';
import { currentPreparation, lexicon } from './lexicon.ts';
import { prepareCandidates, prepareNeeds } from './prepare-texts.ts';

const documentsOf = (rows: readonly (CandidateRow | NeedRow)[]) =>
  rows.flatMap((row) => {
    const text = row.prepared_text && decodePreparedText(row.prepared_text, currentPreparation);
    return text ? [{ text, skillIds: row.skill_ids }] : [];
  });

const countCorpus = async (db: Database, sessionId: number) => {
  const candidates = await findCandidateRows(db.read, { sessionId });
  const needs = await findNeedRows(db.read, { sessionId });
  await prepareCandidates(db, candidates);
  await prepareNeeds(db, needs);
  return buildCorpus(documentsOf(candidates), documentsOf(needs), lexicon);
};

/** The corpus that the session's last run counted; counted now when there is none under the current rules. */
export const sessionCorpus = async (db: Database, sessionId: number): Promise<Corpus> => {
  const bytes = await findCorpus(db.read, sessionId);
  const stored = bytes && decodeCorpus(bytes);
  if (stored?.preparation === currentPreparation) return openCorpus(stored);
  const counted = await countCorpus(db, sessionId);
  await db.transaction((tx) => writeCorpus(tx, sessionId, encodeCorpus(counted)));
  return openCorpus(counted);
};
