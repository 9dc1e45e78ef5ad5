import { prepareCandidateText, prepareNeedText } from '@tandem/matching/text/prepare';
import { decodePreparedText, encodePreparedText } from '@tandem/matching/text/prepared';
import type { Database } from '../../storage/database.ts';
import {
  findCandidateTexts,
  findNeedTexts,
  writePreparedText,
  type CandidateRow,
  type NeedRow,
} from '../../storage/profile-rows.ts';
import { currentPreparation, lexicon } from './lexicon.ts';

const isCurrent = ({ prepared_text: bytes }: CandidateRow | NeedRow): boolean =>
  bytes !== null && decodePreparedText(bytes, currentPreparation) !== null;

const words = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => text !== null && text !== '');

/** So many texts at a time, so that the server answers in between. */
const batchSize = 50;

const inBatches = async (
  rows: readonly (CandidateRow | NeedRow)[],
  prepare: (ids: number[]) => Promise<Map<number, Uint8Array>>,
  stopping: AbortSignal | undefined,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += batchSize) {
    stopping?.throwIfAborted();
    const batch = rows.slice(start, start + batchSize);
    const prepared = await prepare(batch.map(({ id }) => id));
    for (const row of batch) row.prepared_text = prepared.get(row.id) ?? null;
  }
};

const save = async (
  db: Database,
  table: 'applicants' | 'offers',
  prepared: ReadonlyMap<number, Uint8Array>,
): Promise<void> =>
  db.transaction(async (tx) => {
    for (const [id, bytes] of prepared) await writePreparedText(tx, table, id, bytes);
  });

/**
 * Prepares the texts of candidates that have none under the current rules, in the database and in the rows. Fails once
 * `stopping` is aborted; what is prepared by then stays prepared.
 */
export const prepareCandidates = (
  db: Database,
  rows: readonly CandidateRow[],
  stopping?: AbortSignal,
): Promise<void> =>
  inBatches(
    rows.filter((row) => !isCurrent(row)),
    async (ids) => {
      const prepared = new Map<number, Uint8Array>();
      for (const row of await findCandidateTexts(db.read, ids)) {
        const text = prepareCandidateText(
          {
            resumeText: row.resume_text ?? '',
            summary: row.summary ?? '',
            skillNames: row.skills.map(({ name }) => name),
            personal: words([row.first_name, row.last_name, row.city, row.location]),
          },
          lexicon,
        );
        prepared.set(row.id, encodePreparedText(text));
      }
      await save(db, 'applicants', prepared);
      return prepared;
    },
    stopping,
  );

/** The same for needs. */
export const prepareNeeds = (
  db: Database,
  rows: readonly NeedRow[],
  stopping?: AbortSignal,
): Promise<void> =>
  inBatches(
    rows.filter((row) => !isCurrent(row)),
    async (ids) => {
      const prepared = new Map<number, Uint8Array>();
      for (const row of await findNeedTexts(db.read, ids)) {
        const text = prepareNeedText(
          {
            title: row.title,
            description: row.description,
            skillNames: row.skills.map(({ name }) => name),
            personal: words([row.company, row.location]),
          },
          lexicon,
        );
        prepared.set(row.id, encodePreparedText(text));
      }
      await save(db, 'offers', prepared);
      return prepared;
    },
    stopping,
  );
