import { deedKeys, deeds } from '@tandem/domain/audit/audit-log';
import { DateField } from '../../../components/DateField.tsx';
import { FilterPill, SearchField, Toolbar } from '../../../components/Toolbar.tsx';
import { formatCount } from '../../../format/numbers.ts';
import { journalMessages as messages } from '../../../messages/journal.ts';
import { defaults, isWrongDay, type Filters } from './filters.ts';
import classes from './Journal.module.css';
import { JournalExport } from './JournalExport.tsx';
import type { useJournal } from './use-journal.ts';

const choices: readonly (readonly [string, string])[] = [
  ['', messages.allDeeds],
  ...deedKeys.map((key) => [key, deeds[key].label] as const),
];

interface JournalFiltersProps extends Pick<ReturnType<typeof useJournal>, 'query' | 'total'> {
  filters: Filters;
  onChange: (filters: Partial<Filters>) => void;
}

export const JournalFilters = ({ filters, query, total, onChange }: JournalFiltersProps) => {
  const filtered = Object.values(filters).some((value) => value !== '');
  const day = (name: 'from' | 'to') => (
    <label className={classes.day}>
      <span>{messages[name]}</span>
      <DateField
        value={filters[name]}
        error={isWrongDay(filters[name])}
        title={isWrongDay(filters[name]) ? messages.wrongDay : ''}
        onChange={(value) => onChange({ [name]: value })}
      />
    </label>
  );
  return (
    <Toolbar
      count={total === undefined ? undefined : formatCount(total, ...messages.count)}
      onReset={filtered ? () => onChange(defaults) : undefined}
      end={<JournalExport query={query} total={total} />}
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
        onChange={(deed) => onChange({ deed })}
      />
      {day('from')}
      {day('to')}
    </Toolbar>
  );
};
