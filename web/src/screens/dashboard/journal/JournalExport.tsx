import type { Sent } from '@tandem/contract';
import { deedKinds, deeds, journalLists } from '@tandem/domain/journal';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { exportRows, type ExportColumn } from '../../../data/export-rows.ts';
import { formatMoment } from '../../../format/dates.ts';
import { formatNumber, formatPercent } from '../../../format/numbers.ts';
import { exportMessages } from '../../../messages/export.ts';
import { journalMessages as messages } from '../../../messages/journal.ts';
import { notify } from '../../../notify/notify.ts';
import { actorOf, deedOf, whoseOf, type Line } from './lines.ts';

const columns: readonly ExportColumn<Line>[] = [
  { title: messages.at, value: ({ at }) => formatMoment(at) },
  { title: messages.deed, value: deedOf },
  { title: messages.kind, value: ({ deed }) => deedKinds[deeds[deed].kind] },
  { title: messages.whose, value: whoseOf },
  { title: messages.email, value: ({ person }) => person?.email ?? '' },
  { title: messages.account, value: ({ person }) => person?.account ?? null },
  { title: messages.list, value: ({ list }) => (list ? journalLists[list] : '') },
  { title: messages.items, value: ({ items }) => items },
  { title: messages.who, value: actorOf },
  { title: messages.email, value: ({ actor }) => actor.email ?? '' },
  { title: messages.account, value: ({ actor }) => actor.account },
  { title: messages.role, value: ({ actor }) => messages.roles[actor.role] },
  { title: messages.request, value: ({ request_id: request }) => request },
];

const people = { list: 'journal', idOf: ({ id }: Line) => id } as const;

/** Lines of one call, of a file, and the milliseconds that a call may take. */
const pageSize = 1000;
const linesMax = 20_000;
const patience = 30_000;

interface JournalExportProps {
  query: NonNullable<Sent<'GET /journal/'>['query']>;
  total: number | undefined;
}

/** Exports the lines that the filters leave, the newest ones, which are read piece by piece for it. */
export const JournalExport = ({ query, total }: JournalExportProps) => {
  const [share, setShare] = useState<number | null>(null);
  const run = async (count: number) => {
    const lines = new Map<number, Line>();
    try {
      for (let offset = 0; offset < count; offset += pageSize) {
        setShare((offset / count) * 100);
        const page = { limit: pageSize, offset };
        const piece = await api('GET /journal/', {
          query: { ...query, ...page },
          timeout: patience,
        });
        for (const line of piece) lines.set(line.id, line);
      }
      if ((total ?? 0) > linesMax) notify.success(messages.exportCut(formatNumber(linesMax)));
      await exportRows({ name: messages.name, columns, rows: [...lines.values()], people });
    } catch (error) {
      notify.failure(exportMessages.failed, error);
    }
    setShare(null);
  };
  return (
    <Button
      size="sm"
      title={exportMessages.exportHint}
      busy={share !== null}
      disabledBecause={!total && exportMessages.nothing}
      onClick={() => void run(Math.min(total ?? 0, linesMax))}
    >
      {share === null ? exportMessages.export : messages.exportRunning(formatPercent(share))}
    </Button>
  );
};
