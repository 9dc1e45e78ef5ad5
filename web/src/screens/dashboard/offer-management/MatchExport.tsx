import type { Answer } from '@tandem/contract';
import { statusLabels } from '@tandem/domain/match';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { exportRows, type ExportColumn } from '../../../data/export-rows.ts';
import { formatPercent } from '../../../format/numbers.ts';
import { exportMessages } from '../../../messages/export.ts';
import { matchExportMessages as messages } from '../../../messages/offer-management.ts';
import { scoreMessages } from '../../../messages/scores.ts';
import { notify } from '../../../notify/notify.ts';
import { filtersOf, queryOf, type State } from './filters.ts';

type Match = Answer<'GET /match_applicants/'>[number];

const columns: readonly ExportColumn<Match>[] = [
  { title: messages.company, value: ({ offer }) => offer.company?.name ?? '' },
  { title: messages.offer, value: ({ offer }) => offer.title },
  { title: messages.firstName, value: ({ application }) => application.applicant.first_name },
  { title: messages.lastName, value: ({ application }) => application.applicant.last_name },
  { title: messages.email, value: ({ application }) => application.applicant.email },
  { title: messages.phone, value: ({ application }) => application.applicant.phone ?? '' },
  {
    title: messages.formation,
    value: ({ application }) => application.applicant.formation_name ?? '',
  },
  { title: messages.session, value: ({ offer }) => offer.session.name },
  { title: messages.status, value: ({ status }) => statusLabels[status] },
  { title: messages.score, value: ({ score }) => score },
  { title: scoreMessages.parts.industry, value: ({ industry_score: score }) => score },
  { title: scoreMessages.parts.test, value: ({ test_score: score }) => score },
  { title: scoreMessages.parts.geographic, value: ({ geographic_score: score }) => score },
  { title: scoreMessages.parts.resume, value: ({ resume_score: score }) => score },
  { title: messages.createdAt, value: ({ created_at: at }) => new Date(at) },
];

const people = {
  list: 'matches',
  idOf: ({ application }: Match) => application.applicant.id,
} as const;

/** Matches of one call, and the milliseconds that it may take. */
const pageSize = 500;
const patience = 30_000;

/** Exports the filtered matches, which are read piece by piece for it. */
export const MatchExport = ({ state, total }: { state: State; total: number | undefined }) => {
  const [share, setShare] = useState<number | null>(null);
  const run = async (count: number) => {
    const query = queryOf(filtersOf(state));
    const rows: Match[] = [];
    try {
      for (let offset = 0; offset < count; offset += pageSize) {
        setShare((offset / count) * 100);
        rows.push(
          ...(await api('GET /match_applicants/', {
            query: { ...query, limit: pageSize, offset },
            timeout: patience,
          })),
        );
      }
      await exportRows({ name: messages.name, columns, rows, people });
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
      onClick={() => void run(total ?? 0)}
    >
      {share === null ? exportMessages.export : messages.running(formatPercent(share))}
    </Button>
  );
};
