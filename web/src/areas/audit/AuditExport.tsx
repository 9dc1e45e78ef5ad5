import type { Sent } from '@tandem/contract';
import { orderedFrom } from '@tandem/domain/exports/export-state';
import { api, apiList } from '../../platform/api/client.ts';
import { LongExportButton } from '../../ui/actions/LongExportButton.tsx';
import { exportedColumns } from '../../ui/table/columns/columns.ts';
import type { Column } from '../../ui/table/types.ts';
import { ExportsLink } from '../exports/ExportsLink.tsx';
import { useOrderExport } from '../exports/use-order-export.ts';
import { auditLogMessages as messages } from './messages.ts';
import type { Line } from './audit-lines.ts';

const people = { list: 'journal', idOf: ({ id }: Line) => id } as const;

/** Milliseconds that reading some thousand lines may take. */
const patience = 30_000;

interface AuditExportProps {
  query: NonNullable<Sent<'GET /journal/'>['query']>;
  columns: readonly Column<Line>[];
  total: number | undefined;
}

/** Exports the lines that the filters leave as they are seen: these columns, in this order. */
export const AuditExport = ({ query, columns, total }: AuditExportProps) => {
  const order = useOrderExport((wanted) =>
    api('POST /exports/journal/', {
      body: { ...wanted, query, columns: columns.map(({ key }) => key) },
    }),
  );
  return (
    <>
      <ExportsLink />
      <LongExportButton
        name={messages.name}
        columns={exportedColumns(columns)}
        total={total}
        read={(page) =>
          apiList('GET /journal/', { query: { ...query, ...page }, timeout: patience })
        }
        people={people}
        orderedFrom={orderedFrom}
        order={order}
      />
    </>
  );
};
