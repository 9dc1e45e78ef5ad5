import { exportRowsMax } from '@tandem/domain/exports/export-state';
import type { Writes } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/queue/job-data.ts';
import { findStaffActor } from '../accounts/index.ts';
import type { Services } from '../services.ts';
import { forgetPairs } from './export-pair-queries.ts';
import {
  addPart,
  findExport,
  findProgress,
  lockExport,
  moveExport,
  type ExportRow,
} from './export-queries.ts';
import { mayHave, sources } from './export-sources.ts';

type Means = Pick<Services, 'db' | 'now' | 'places' | 'version'>;

/** Rows of one part: read and written in one transaction, which nobody waits for. */
const usualRowsAtOnce = 2000;

/** Writes the next part. Answers whether there may be another. */
const writePart = async (
  tx: Writes,
  order: ExportRow,
  { rowsAtOnce, ...means }: Pick<Means, 'now' | 'places'> & { rowsAtOnce: number },
): Promise<boolean> => {
  const { parts, read: offset } = await findProgress(tx, order.id);
  const limit = Math.min(rowsAtOnce, exportRowsMax - offset);
  if (limit <= 0) return false;
  const { read, rows } = await sources[order.list].read(tx, order, { limit, offset }, means);
  if (read > 0)
    await addPart(
      tx,
      {
        exportId: order.id,
        position: parts,
        read,
        applicantIds: [...new Set(rows.flatMap(({ candidateId }) => candidateId ?? []))],
      },
      { rows: rows.map(({ cells }) => cells) },
    );
  await moveExport(tx, order.id, { rows: order.rows + rows.length });
  return read === limit;
};

const end = async (
  tx: Writes,
  exportId: number,
  change: { state: 'done' | 'failed'; done_at: Date },
): Promise<void> => {
  await moveExport(tx, exportId, change);
  await forgetPairs(tx, exportId);
};

const step = ({ db, now, places }: Means, exportId: number, rowsAtOnce: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockExport(tx, exportId);
    if (order?.state !== 'running') return false;
    const actor = await findStaffActor(tx, order.account_id);
    if (!actor || !mayHave(actor, order)) {
      await end(tx, exportId, { state: 'failed', done_at: now() });
      return false;
    }
    if (await writePart(tx, order, { rowsAtOnce, now, places })) return true;
    await end(tx, exportId, { state: 'done', done_at: now() });
    return false;
  });

/**
 * Makes a file that was asked for, a part in each transaction: a kill at any moment leaves a part there or not, and the next try
 * goes on behind it. One that was thrown away meanwhile, or that its maker may no longer see, ends.
 */
export const makeExport = async (
  services: Means,
  { exportId }: JobData['make-export'],
  {
    isLastAttempt,
    stopping,
    rowsAtOnce = usualRowsAtOnce,
  }: { isLastAttempt: boolean; stopping: AbortSignal; rowsAtOnce?: number },
): Promise<void> => {
  try {
    const order = await findExport(services.db.read, exportId);
    if (order) await sources[order.list].prepare?.(services);
    while (await step(services, exportId, rowsAtOnce)) stopping.throwIfAborted();
  } catch (error) {
    if (isLastAttempt && !stopping.aborted)
      await services.db.transaction((tx) =>
        end(tx, exportId, { state: 'failed', done_at: services.now() }),
      );
    throw error;
  }
};
