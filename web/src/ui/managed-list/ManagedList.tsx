import type { ComponentProps, ReactNode } from 'react';
import { ExportButton } from '../actions/ExportButton.tsx';
import { LoadFailure } from '../feedback/Loaded.tsx';
import { FilterPill, SearchField, Toolbar } from '../table/Toolbar.tsx';

type Failing = ComponentProps<typeof LoadFailure>;

interface ManagedListProps<Exported> {
  /** The state of the list as the address has it; the search is always `q`. */
  state: { q: string };
  onState: (change: { q: string }) => void;
  /** What is searched: 'Rechercher un candidat'. */
  search: string;
  filters?: readonly ComponentProps<typeof FilterPill>[] | undefined;
  /** Filters that are no choice among a few. */
  moreFilters?: ReactNode;
  /** How many rows are left: '12 candidats'. */
  count: string | undefined;
  /** Clears search and filters; undefined while none is set. */
  onReset: (() => void) | undefined;
  exported: ComponentProps<typeof ExportButton<Exported>>;
  /** Stands before the export: how the list is shown. */
  tools?: ReactNode;
  /** What the list is made of, each with the sentence that says that it did not come. */
  loads?: readonly Failing[] | undefined;
  /** Its tables: a `ManagedTable` each. */
  children: ReactNode;
  /** What is done with all ticked rows. */
  bulk?: ReactNode;
  /** The question that is asked before a row is deleted. */
  removal: ReactNode;
}

/** A list that staff look after: search, filters and export above, tables, then what is done with many rows and with one. */
export const ManagedList = <Exported,>({
  state,
  onState,
  search,
  filters = [],
  moreFilters,
  count,
  onReset,
  exported,
  tools,
  loads = [],
  children,
  bulk,
  removal,
}: ManagedListProps<Exported>) => (
  <>
    <Toolbar
      count={count}
      onReset={onReset}
      oneLine
      end={
        <>
          {tools}
          <ExportButton {...exported} />
        </>
      }
    >
      <SearchField label={search} value={state.q} onChange={(q) => onState({ q })} />
      {filters.map((filter) => (
        <FilterPill key={filter.label} {...filter} />
      ))}
      {moreFilters}
    </Toolbar>
    {loads.map((load) => (
      <LoadFailure key={load.failure} {...load} />
    ))}
    {children}
    {bulk}
    {removal}
  </>
);
