import type { Answer } from '@tandem/contract';
import { FilterPill, SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { levels } from '@tandem/domain/reference/levels';
import { formatCount } from '../../../platform/format/numbers.ts';
import { matchManagementMessages as messages } from './messages.ts';
import { isFiltered, noFilters, type State } from './match-filters.ts';
import { MatchExport } from './MatchExport.tsx';
import classes from './MatchManagement.module.css';

interface MatchFiltersProps {
  state: State;
  onChange: (change: Partial<State>) => void;
  programmes: Answer<'GET /formations/'> | undefined;
  /** How many matches and groups are left; undefined while they load. */
  total: number | undefined;
  groups: number | undefined;
}

const texts = ['offer', 'company', 'firstName', 'lastName'] as const;

/** The way of grouping, the filters, and the export of what they leave. */
export const MatchFilters = ({ state, onChange, programmes, total, groups }: MatchFiltersProps) => (
  <Toolbar
    oneLine
    count={groups === undefined ? undefined : formatCount(groups, ...messages.groupCount)}
    onReset={isFiltered(state) ? () => onChange(noFilters) : undefined}
    end={<MatchExport state={state} total={total} />}
  >
    <div className={classes.texts}>
      {texts.map((name) => (
        <SearchField
          key={name}
          label={messages[name]}
          value={state[name]}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
    </div>
    <FilterPill
      label={messages.mode}
      choices={messages.modes}
      value={state.by}
      // A group of the one kind is none of the other.
      onChange={(by) => onChange({ by, group: '', match: '' })}
    />
    <FilterPill
      label={messages.formation}
      choices={[
        ['', messages.allProgrammes],
        ...(programmes ?? []).map(
          ({ id, name, level }) => [String(id), `${name} – ${levels[level]}`] as const,
        ),
      ]}
      value={state.formation}
      onChange={(programme) => onChange({ formation: programme })}
    />
    <FilterPill
      label={messages.status}
      choices={messages.statuses}
      value={state.status}
      onChange={(status) => onChange({ status })}
    />
  </Toolbar>
);
