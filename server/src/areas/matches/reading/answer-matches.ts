import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import { readPage, type Page } from '../../../platform/database/queries/page.ts';
import { listOf, type SignedInActor } from '../../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import type { MatchFilter } from './match-filter.ts';
import { countMatches, findMatches } from './match-queries.ts';
import { matchRecords } from './match-records.ts';

/** A page of the matches that a filter leaves, as the staff read them, told to the audit log. */
export const answerMatches = async (
  services: Pick<Services, 'db' | 'now' | 'skillNames'>,
  { actor, auditLog }: { actor: SignedInActor; auditLog: CallAuditLog },
  filter: MatchFilter,
  page: Page,
) => {
  const { read } = services.db;
  const { items, total } = await readPage(
    read,
    page,
    () => findMatches(read, filter, page),
    () => countMatches(read, filter),
  );
  await auditLog.sawList('matches', total);
  return listOf(await matchRecords(services, read, items, actor), total);
};
