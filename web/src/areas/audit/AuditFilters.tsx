import {
  auditActionKinds,
  auditActions,
  auditActionsByLabel,
} from '@tandem/domain/audit/audit-log';
import { DayFilter } from '../../ui/table/DayFilter.tsx';
import { ColumnsButton } from '../../ui/table/columns/ColumnsButton.tsx';
import { chosenColumns, columnsParameter } from '../../ui/table/columns/columns.ts';
import { FilterPill, SearchField, Toolbar } from '../../ui/table/Toolbar.tsx';
import { formatCount } from '../../platform/format/numbers.ts';
import { ViewsButton } from '../lists/ViewsButton.tsx';
import { columns } from './audit-columns.tsx';
import { auditLogMessages as messages } from './messages.ts';
import { noFilters, type defaults } from './audit-filters.ts';
import classes from './AuditLog.module.css';
import { AuditExport } from './AuditExport.tsx';
import type { useAuditLog } from './use-audit-log.ts';

type State = typeof defaults;

const actions: readonly (readonly [string, string])[] = [
  ['', messages.allDeeds],
  ...auditActionsByLabel.map((key) => [key, auditActions[key].label] as const),
];

const kinds: readonly (readonly [string, string])[] = [
  ['', messages.allKinds],
  ...Object.entries(auditActionKinds),
];

const filterKeys = Object.keys(noFilters) as (keyof typeof noFilters)[];

interface AuditFiltersProps extends Pick<ReturnType<typeof useAuditLog>, 'query' | 'total'> {
  state: State;
  onChange: (change: Partial<State>) => void;
}

/** Search, filters, views, columns and export of the log. */
export const AuditFilters = ({ state, query, total, onChange }: AuditFiltersProps) => {
  const asked = state[columnsParameter];
  return (
    <Toolbar
      oneLine
      count={total === undefined ? undefined : formatCount(total, ...messages.count)}
      onReset={filterKeys.some((key) => state[key] !== '') ? () => onChange(noFilters) : undefined}
      end={
        <>
          <ViewsButton list="journal" />
          <ColumnsButton
            columns={columns}
            asked={asked}
            onChange={(chosen) => onChange({ [columnsParameter]: chosen })}
          />
          <AuditExport query={query} columns={chosenColumns(columns, asked)} total={total} />
        </>
      }
    >
      <div className={classes.texts}>
        <SearchField
          label={messages.personSearch}
          value={state.person}
          onChange={(person) => onChange({ person })}
        />
        <SearchField
          label={messages.actorSearch}
          value={state.actor}
          onChange={(actor) => onChange({ actor })}
        />
      </div>
      <FilterPill
        label={messages.kind}
        choices={kinds}
        value={state.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterPill
        label={messages.deed}
        choices={actions}
        value={state.deed}
        onChange={(auditAction) => onChange({ deed: auditAction })}
      />
      <DayFilter label={messages.from} value={state.from} onChange={(from) => onChange({ from })} />
      <DayFilter label={messages.to} value={state.to} onChange={(to) => onChange({ to })} />
    </Toolbar>
  );
};
