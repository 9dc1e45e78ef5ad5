import type { Answer } from '@tandem/contract';
import { orderedFrom } from '@tandem/domain/exports/export-state';
import { matchColumns, type ExportedMatch } from '@tandem/domain/matches/match-columns';
import { api } from '../../../platform/api/client.ts';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { cellOf } from '../../../platform/spreadsheet/file-cell.ts';
import { LongExportButton } from '../../../ui/actions/LongExportButton.tsx';
import { ExportsLink } from '../../exports/ExportsLink.tsx';
import { useOrderExport } from '../../exports/use-order-export.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { matchExportMessages as messages } from './messages.ts';
import { filtersOf, queryOf, type State } from './match-filters.ts';

type Match = Answer<'GET /match_applicants/'>[number];

const exportedOf = ({ application, offer: need, ...match }: Match): ExportedMatch => ({
  company: need.company?.name ?? '',
  need: need.title,
  firstName: application.applicant.first_name,
  lastName: application.applicant.last_name,
  email: application.applicant.email ?? '',
  phone: application.applicant.phone ?? '',
  programme: application.applicant.formation_name ?? '',
  session: need.session.name,
  start: need.start_date,
  rhythm: need.centre_rhythm,
  payAboveMinimum: need.pay_above_minimum,
  remoteDays: need.remote_days,
  mobility: need.mobility,
  status: match.status,
  score: match.score,
  industry: match.industry_score,
  test: match.test_score,
  geographic: match.geographic_score,
  resume: match.resume_score,
  createdAt: match.created_at,
});

const columns: readonly ExportColumn<Match>[] = matchColumns.map(({ title, value }) => ({
  title,
  value: (match) => cellOf(value(exportedOf(match))),
}));

const people = {
  list: 'matches',
  idOf: ({ application }: Match) => application.applicant.id,
} as const;

/** Matches of one call, and the milliseconds that it may take. */
const pageSize = 500;
const patience = 30_000;

/** Exports the filtered matches. */
export const MatchExport = ({ state, total }: { state: State; total: number | undefined }) => {
  const { chosen } = useChosenSession();
  const query = queryOf(filtersOf(state), chosen?.id);
  const order = useOrderExport((wanted) =>
    api('POST /exports/matches/', { body: { ...wanted, query, columns: [] } }),
  );
  return (
    <>
      <ExportsLink />
      <LongExportButton
        name={chosen ? `${messages.name} ${chosen.name}` : messages.name}
        columns={columns}
        total={total}
        pageSize={pageSize}
        read={(page) =>
          api('GET /match_applicants/', { query: { ...query, ...page }, timeout: patience })
        }
        people={people}
        orderedFrom={orderedFrom}
        order={order}
      />
    </>
  );
};
