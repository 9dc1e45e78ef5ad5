import type { JournalList } from '@tandem/domain/audit/audit-log';
import type { Handler } from '../handler.ts';
import type { Whose } from '../../platform/audit-log/call-audit-log.ts';

const whoseIds: Record<JournalList, keyof Whose | null> = {
  candidates: 'applicants',
  matches: 'applicants',
  companies: 'companies',
  managers: 'accounts',
  journal: null,
};

/** Files are made in the browser, of what it has read: it makes none before this has been answered. */
export const tellExport: Handler<'POST /journal/exports/'> = async (_, { body, journal }) => {
  const { list } = body;
  const ids = [...new Set(body.ids)];
  const whose = whoseIds[list];
  await journal.exported(list, ids.length, whose ? { [whose]: ids } : {});
  return undefined;
};
