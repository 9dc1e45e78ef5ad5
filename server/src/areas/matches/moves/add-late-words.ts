import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { partiesOf } from '../parties.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { findLastMove, writeWords } from './move-queries.ts';
import type { Said } from './said.ts';

/**
 * A refusal that comes after the match stands there already, as one that had waited for a network: what it says beyond what
 * is known is added, for the centre. Whoever was told of the refusal is told nothing more.
 */
export const addLateWords = async (
  tx: Writes,
  auditLog: CallAuditLog,
  match: MatchRow,
  { reason, comment }: Said,
): Promise<void> => {
  const last = await findLastMove(tx, pairOfRow(match));
  if (!last || last.to_status !== match.status) return;
  const added = comment !== null && !(last.comment ?? '').includes(comment) ? comment : null;
  if (added === null && (reason === null || last.reason !== null)) return;
  await writeWords(tx, last.id, {
    reason: last.reason ?? reason,
    comment: [last.comment, added].filter(Boolean).join('\n') || null,
  });
  await auditLog.changed(tx, partiesOf(match));
};
