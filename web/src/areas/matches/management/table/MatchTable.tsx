import { formatNumber } from '../../../../platform/format/numbers.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Drawer } from '../../../../ui/dialogs/Drawer.tsx';
import { LoadFailure } from '../../../../ui/feedback/Loaded.tsx';
import { chosenColumns, columnsParameter } from '../../../../ui/table/columns/columns.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { MapBeside } from '../../../lists/map/MapBeside.tsx';
import { dotted } from '../../../../ui/dotted.ts';
import type { Picks } from '../../bulk/use-picks.ts';
import { matchListMessages } from '../../messages.ts';
import { MatchById } from '../../panel/MatchById.tsx';
import { isFiltered, type Filters, type State } from '../match-filters.ts';
import { NoMatches } from '../MatchGroups.tsx';
import classes from '../MatchManagement.module.css';
import { matchManagementMessages as messages } from '../messages.ts';
import type { ListedMatch } from './listed-match.ts';
import { columns } from './match-table-columns.tsx';
import { useMatchMap } from './use-match-map.ts';
import { rowsPage, useMatchRows } from './use-match-rows.ts';

const nameOf = ({ first_name: first, last_name: last, company, need }: ListedMatch): string =>
  `${first} ${last}, ${company} – ${need}`;

interface MatchTableProps {
  state: State;
  filters: Filters;
  onChange: (change: Partial<State>) => void;
  picks: Picks;
}

/** The matches as a list of rows: sorted by any column, its columns chosen, each opening beside it. */
export const MatchTable = ({ state, filters, onChange, picks }: MatchTableProps) => {
  const { matches, rows, total = 0 } = useMatchRows(filters, state.sort);
  const { map, near } = useMatchMap(state, filters);
  const paperHead = dotted([messages.title, rows && messages.printed(rows.length, total)]);
  const opened = rows?.find(({ id }) => String(id) === state.match);
  const isOpen = /^\d+$/.test(state.match);
  return (
    <>
      <LoadFailure query={matches} failure={messages.failed} />
      {(rows || !matches.isError) && (
        <MapBeside map={map} near={near} state={state} onState={onChange}>
          <div className={classes.rows} data-stale={matches.isPlaceholderData || undefined}>
            <DataTable
              label={messages.title}
              paperHead={paperHead}
              rows={rows}
              columns={chosenColumns(columns, state[columnsParameter])}
              rowKey={({ id }) => id}
              rowName={nameOf}
              sort={state.sort}
              onSort={(sort) => onChange({ sort })}
              onOpen={({ id }) => onChange({ match: String(id) })}
              selection={{
                selected: new Set(picks.matches.keys()),
                // Rows of the filters before are none of this list.
                onChange: (selected) =>
                  !matches.isPlaceholderData &&
                  picks.pickMatches(
                    (rows ?? [])
                      .filter(({ id }) => selected.has(id))
                      .map((match) => ({
                        id: match.id,
                        status: match.status,
                        title: nameOf(match),
                      })),
                  ),
              }}
              empty={<NoMatches filtered={isFiltered(state)} />}
            />
          </div>
        </MapBeside>
      )}
      {matches.hasNextPage && (
        <div>
          <Button busy={matches.isFetchingNextPage} onClick={() => void matches.fetchNextPage()}>
            {matchListMessages.more(formatNumber(Math.min(rowsPage, total - (rows?.length ?? 0))))}
          </Button>
        </div>
      )}
      <Drawer
        opened={isOpen}
        onClose={() => onChange({ match: '' })}
        title={opened ? nameOf(opened) : messages.linked}
      >
        {isOpen && <MatchById id={Number(state.match)} view="admin" />}
      </Drawer>
    </>
  );
};

export default MatchTable;
