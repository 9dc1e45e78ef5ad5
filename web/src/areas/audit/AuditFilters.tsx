import { auditActionKeys, auditActions } from '@tandem/domain/audit/audit-log';
import { DayFilter } from '../../ui/table/DayFilter.tsx';
import { FilterPill, SearchField, Toolbar } from '../../ui/table/Toolbar.tsx';
import { formatCount } from '../../platform/format/numbers.ts';
import { auditLogMessages as messages } from './messages.ts';
import { defaults, type Filters } from './audit-filters.ts';
import classes from './AuditLog.module.css';
import { AuditExport } from './AuditExport.tsx';
import type { useAuditLog } from './use-audit-log.ts';

const choices: readonly (readonly [string, string])[] = [
  ['', messages.allDeeds],
  ...auditActionKeys.map((key) => [key, auditActions[key].label] as const),
];

interface AuditFiltersProps extends Pick<ReturnType<typeof useAuditLog>, 'query' | 'total'> {
  filters: Filters;
  onChange: (filters: Partial<Filters>) => void;
}

export const AuditFilters = ({ filters, query, total, onChange }: AuditFiltersProps) => {
  const filtered = Object.values(filters).some((value) => value !== '');
  return (
    <Toolbar
      count={total === undefined ? undefined : formatCount(total, ...messages.count)}
      onReset={filtered ? () => onChange(defaults) : undefined}
      end={<AuditExport query={query} total={total} />}
    >
      <div className={classes.texts}>
        <SearchField
          label={messages.personSearch}
          value={filters.person}
          onChange={(person) => onChange({ person })}
        />
        <SearchField
          label={messages.actorSearch}
          value={filters.actor}
          onChange={(actor) => onChange({ actor })}
        />
      </div>
      <FilterPill
        label={messages.deed}
        choices={choices}
        value={filters.deed}
        onChange={(auditAction) => onChange({ deed: auditAction })}
      />
      <DayFilter
        label={messages.from}
        value={filters.from}
        onChange={(from) => onChange({ from })}
      />
      <DayFilter label={messages.to} value={filters.to} onChange={(to) => onChange({ to })} />
    </Toolbar>
  );
};
