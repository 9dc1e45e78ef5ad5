import type { Answer } from '@tandem/contract';
import { levels } from '@tandem/domain/reference/levels';
import { formatCount } from '../../../platform/format/numbers.ts';
import { DayFilter } from '../../../ui/table/DayFilter.tsx';
import { FilterPill, SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { useColleagues } from '../../follow-up/people/use-colleagues.ts';
import { MapToggle } from '../../lists/map/MapBeside.tsx';
import { ViewsButton } from '../../lists/ViewsButton.tsx';
import { matchListMessages } from '../messages.ts';
import { NearButton } from '../../search/NearButton.tsx';
import { useNear } from '../../search/near.ts';
import { groupedBy, isFiltered, isInRows, noFilters, type State } from './match-filters.ts';
import { MatchExport } from './MatchExport.tsx';
import classes from './MatchManagement.module.css';
import { matchManagementMessages as messages } from './messages.ts';

interface MatchFiltersProps {
  state: State;
  onChange: (change: Partial<State>) => void;
  programmes: Answer<'GET /formations/'> | undefined;
  /** How many matches and groups are left; undefined while they load. */
  total: number | undefined;
  groups: number | undefined;
}

const texts = ['offer', 'company', 'firstName', 'lastName'] as const;

const rowTexts = ['q', 'etiquette', 'source'] as const;

const countOf = (state: State, { total, groups }: Pick<MatchFiltersProps, 'total' | 'groups'>) => {
  const count = isInRows(state) ? total : groups;
  if (count === undefined) return undefined;
  return isInRows(state)
    ? formatCount(count, ...matchListMessages.count)
    : formatCount(count, ...messages.groupCount);
};

/** The way of grouping, the filters, the saved views, and the export of what they leave. */
export const MatchFilters = ({ state, onChange, programmes, ...counts }: MatchFiltersProps) => {
  const colleagues = useColleagues();
  const inRows = isInRows(state);
  const near = useNear(inRows ? 'applicant' : null, state);
  return (
    <Toolbar
      oneLine
      count={countOf(state, counts)}
      onReset={isFiltered(state) ? () => onChange(noFilters) : undefined}
      end={
        <>
          {inRows && <MapToggle state={state} onState={onChange} />}
          <ViewsButton list="matches" />
          <MatchExport state={state} total={counts.total} onChange={onChange} />
        </>
      }
    >
      <div className={classes.texts}>
        {(inRows ? rowTexts : texts).map((name) => (
          <SearchField
            key={name}
            label={messages[name]}
            value={state[name]}
            onChange={(text) => onChange({ [name]: text })}
          />
        ))}
        {inRows && (
          <DayFilter label={messages.from} value={state.du} onChange={(du) => onChange({ du })} />
        )}
      </div>
      <FilterPill
        label={messages.mode}
        choices={messages.modes}
        value={state.by}
        onChange={(by) => onChange(groupedBy(state, by))}
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
      {inRows && (
        <FilterPill
          label={messages.wait}
          choices={messages.waits}
          value={state.attente}
          onChange={(attente) => onChange({ attente })}
        />
      )}
      {inRows && (
        <FilterPill
          label={messages.referent}
          choices={[['', messages.anyReferent], ...colleagues]}
          value={state.referent}
          onChange={(referent) => onChange({ referent })}
        />
      )}
      {inRows && <NearButton state={state} onChange={onChange} error={near.error} />}
    </Toolbar>
  );
};
