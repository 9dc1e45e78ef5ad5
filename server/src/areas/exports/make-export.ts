import { exportRowsMax } from '@tandem/domain/exports/export-state';
import type { Writes } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/queue/job-data.ts';
import { findStaffActor } from '../accounts/index.ts';
import type { Services } from '../services.ts';
import { addPart, findProgress, lockExport, moveExport, type ExportRow } from './export-queries.ts';
import { mayHave, sources } from './export-sources.ts';

type Means = Pick<Services, 'db' | 'now'>;

/** Rows of one part: read and written in one transaction, which nobody waits for. */
const rowsAtOnce = 2000;

/** Writes the next part. Answers whether there may be another. */
const writePart = async (tx: Writes, order: ExportRow): Promise<boolean> => {
  const { parts, read, last } = await findProgress(tx, order.id);
  const limit = Math.min(rowsAtOnce, exportRowsMax - read);
  if (limit <= 0) return false;
  const rows = await sources[order.list].read(tx, order, { limit, offset: read });
  // What moved to the next page meanwhile stands in the part before.
  const known = new Set(last?.ids);
  const fresh = rows.filter(({ id }) => !known.has(id));
  if (rows.length > 0)
    await addPart(
      tx,
      {
        exportId: order.id,
        position: parts,
        read: rows.length,
        applicantIds: [...new Set(fresh.flatMap(({ candidateId }) => candidateId ?? []))],
      },
      { ids: rows.map(({ id }) => id), rows: fresh.map(({ cells }) => cells) },
    );
  await moveExport(tx, order.id, { rows: order.rows + fresh.length });
  return rows.length === limit;
};

const step = ({ db, now }: Means, exportId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockExport(tx, exportId);
    if (order?.state !== 'running') return false;
    const actor = await findStaffActor(tx, order.account_id);
    if (!actor || !mayHave(actor, order)) {
      await moveExport(tx, exportId, { state: 'failed', done_at: now() });
      return false;
    }
    if (await writePart(tx, order)) return true;
    await moveExport(tx, exportId, { state: 'done', done_at: now() });
    return false;
  });

/**
 * Makes a file that was asked for, a part in each transaction: a kill at any moment leaves a part there or not, and the next try
 * goes on behind it. One that was thrown away meanwhile, or that its maker may no longer see, ends.
 */
export const makeExport = async (
  services: Means,
  { exportId }: JobData['make-export'],
  { isLastAttempt, stopping }: { isLastAttempt: boolean; stopping: AbortSignal },
): Promise<void> => {
  try {
    while (await step(services, exportId)) stopping.throwIfAborted();
  } catch (error) {
    if (isLastAttempt && !stopping.aborted)
      await services.db.transaction((tx) =>
        moveExport(tx, exportId, { state: 'failed', done_at: services.now() }),
      );
    throw error;
  }
};
