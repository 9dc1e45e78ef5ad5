import { orderedFrom } from '@tandem/domain/exports/export-state';
import { api, apiList } from '../../../platform/api/client.ts';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { LongExportButton } from '../../../ui/actions/LongExportButton.tsx';
import {
  chosenColumns,
  columnsParameter,
  exportedColumns,
} from '../../../ui/table/columns/columns.ts';
import { ColumnsButton } from '../../../ui/table/columns/ColumnsButton.tsx';
import { ExportsLink } from '../../exports/ExportsLink.tsx';
import { useOrderExport } from '../../exports/use-order-export.ts';
import { useChosenSession } from '../../programmes/sessions/use-chosen-session.ts';
import { matchExportMessages as messages } from './messages.ts';
import { filtersOf, isInRows, queryOf, sortOf, type State } from './match-filters.ts';
import type { ListedMatch } from './table/listed-match.ts';
import { columns } from './table/match-table-columns.tsx';

const everything: readonly ExportColumn<ListedMatch>[] = exportedColumns(columns);

const people = {
  list: 'matches',
  idOf: (match: ListedMatch) => match.candidate_id,
} as const;

/** Milliseconds that reading some thousand matches may take. */
const patience = 30_000;

interface MatchExportProps {
  state: State;
  total: number | undefined;
  onChange: (change: Partial<State>) => void;
}

/** Exports the filtered matches: in rows as they are seen, of groups all that is known. */
export const MatchExport = ({ state, total, onChange }: MatchExportProps) => {
  const { chosen } = useChosenSession();
  const inRows = isInRows(state);
  const asked = state[columnsParameter];
  const seen = chosenColumns(columns, asked);
  const query = {
    ...queryOf(filtersOf(state), chosen?.id),
    sort: inRows ? sortOf(state.sort) : undefined,
  };
  const order = useOrderExport((wanted) =>
    api('POST /exports/matches/', {
      body: { ...wanted, query, columns: inRows ? seen.map(({ key }) => key) : [] },
    }),
  );
  return (
    <>
      {inRows && (
        <ColumnsButton
          columns={columns}
          asked={asked}
          onChange={(shown) => onChange({ [columnsParameter]: shown })}
        />
      )}
      <ExportsLink />
      <LongExportButton
        name={chosen ? `${messages.name} ${chosen.name}` : messages.name}
        columns={inRows ? exportedColumns(seen) : everything}
        total={total}
        read={(page) =>
          apiList('GET /lists/matches/', { query: { ...query, ...page }, timeout: patience })
        }
        people={people}
        orderedFrom={orderedFrom}
        order={order}
      />
    </>
  );
};
