import { tradesIn } from '@tandem/domain/candidates/wished-trades';
import { prepareCandidateText, prepareNeedText } from '@tandem/matching/text/prepare';
import {
  decodePreparedText,
  encodePreparedText,
  type PreparedText,
} from '@tandem/matching/text/prepared';
import type { Queries } from '../../platform/database/database.ts';
import {
  findCandidateTexts,
  findNeedTexts,
  writePreparedTexts,
  type CandidateRow,
  type NeedRow,
  type PreparedRow,
} from './profile-queries.ts';
import { currentPreparation, isListed, lexicon } from './lexicon.ts';

const isCurrent = ({ prepared_text: bytes }: CandidateRow | NeedRow): boolean =>
  bytes !== null && decodePreparedText(bytes, currentPreparation) !== null;

const words = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => text !== null && text !== '');

/** So many texts at a time, so that the server answers in between. */
const batchSize = 50;

/** Where texts are read and kept: the database, or an open transaction. */
export interface TextStore {
  read: Queries;
}

const inBatches = async (
  db: Queries,
  table: 'applicants' | 'offers',
  rows: readonly (CandidateRow | NeedRow)[],
  prepare: (ids: number[]) => Promise<Map<number, Uint8Array>>,
): Promise<void> => {
  const outdated = rows.filter((row) => !isCurrent(row));
  for (let start = 0; start < outdated.length; start += batchSize) {
    const batch = outdated.slice(start, start + batchSize);
    const prepared = await prepare(batch.map(({ id }) => id));
    const kept: PreparedRow[] = [];
    for (const row of batch) {
      const bytes = prepared.get(row.id);
      row.prepared_text = bytes ?? null;
      if (bytes) kept.push({ id: row.id, version: row.version, bytes });
    }
    await writePreparedTexts(db, table, kept);
  }
};

type CandidateTexts = Awaited<ReturnType<typeof findCandidateTexts>>[number];
type NeedTexts = Awaited<ReturnType<typeof findNeedTexts>>[number];

export const readCandidateTexts = (row: CandidateTexts): PreparedText =>
  prepareCandidateText(
    {
      resumeText: row.resume_text ?? '',
      summary: row.summary ?? '',
      trades: tradesIn(row.trades),
      // Ticking a skill of the list is not saying it.
      skillNames: row.skills.filter(({ id }) => !isListed(id)).map(({ name }) => name),
      personal: words([row.first_name, row.last_name, row.city, row.location]),
    },
    lexicon,
  );

export const readNeedTexts = (row: NeedTexts): PreparedText =>
  prepareNeedText(
    {
      title: row.title,
      description: row.description,
      skillNames: row.skills.map(({ name }) => name),
      personal: words([row.company, row.location]),
    },
    lexicon,
  );

/** Prepares the texts of candidates that have none under the current rules, in the database and in the rows. */
export const prepareCandidates = (
  { read: db }: TextStore,
  rows: readonly CandidateRow[],
): Promise<void> =>
  inBatches(db, 'applicants', rows, async (ids) => {
    const prepared = new Map<number, Uint8Array>();
    for (const row of await findCandidateTexts(db, ids))
      prepared.set(row.id, encodePreparedText(readCandidateTexts(row)));
    return prepared;
  });

/** The same for needs. */
export const prepareNeeds = ({ read: db }: TextStore, rows: readonly NeedRow[]): Promise<void> =>
  inBatches(db, 'offers', rows, async (ids) => {
    const prepared = new Map<number, Uint8Array>();
    for (const row of await findNeedTexts(db, ids))
      prepared.set(row.id, encodePreparedText(readNeedTexts(row)));
    return prepared;
  });
