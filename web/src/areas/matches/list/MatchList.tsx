import { statusLabels } from '@tandem/domain/matches/match';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import { matchListMessages as messages } from '../messages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import type { Match } from '../match.ts';
import { useSearch } from '../../../ui/table/use-rows.ts';
import { FilterPill, SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { MatchRow, rowId } from './MatchRow.tsx';
import { statusOrder } from '../status-order.ts';
import classes from './MatchList.module.css';
import { SortButtons } from './SortButtons.tsx';
import { sortMatches } from './sort-matches.ts';
import { candidateName } from '../../candidates/candidate-name.ts';

interface MatchListProps {
  matches: readonly Match[];
  view: 'applicant' | 'company';
  /** What stands there when there is no match at all. */
  empty: ReactNode;
}

/** `match` is the open one, which links in mails name. */
const defaults = { q: '', status: '', need: '', sort: '-score', match: '' };
const noFilters = { q: '', status: '', need: '' };

const pageSize = 50;

const textOf = ({ application, offer }: Match) =>
  `${candidateName(application.applicant)} ${offer.title}`;

/** The statuses that occur, and the one that is chosen. */
const statusChoices = (matches: readonly Match[], chosen: string) => {
  const present = new Set(matches.map(({ status }) => status));
  return [
    ['', messages.allStatuses],
    ...statusOrder
      .filter((status) => present.has(status) || String(status) === chosen)
      .map((status) => [String(status), statusLabels[status]] as const),
  ] as const;
};

const needChoices = (matches: readonly Match[]) => {
  const needs = new Map(matches.map(({ offer }) => [String(offer.id), offer.title]));
  return [['', messages.allNeeds], ...needs] as const;
};

/** The matches of a candidate or a company: sorted, narrowed, each opening its panel in its place. */
export const MatchList = ({ matches, view, empty }: MatchListProps) => {
  const [state, setState] = useAddressState(defaults);
  const [limit, setLimit] = useState(pageSize);
  const pressed = useRef('');
  const { match: open, sort, status, need, q } = state;
  const sorted = useMemo(() => sortMatches(matches, sort), [matches, sort]);
  const found = useSearch(sorted, textOf, q) ?? [];
  const rows = found.filter(
    (match) =>
      (!status || String(match.status) === status || String(match.id) === open) &&
      (!need || String(match.offer.id) === need),
  );
  const openAt = rows.findIndex(({ id }) => String(id) === open);
  const shown = rows.slice(0, Math.max(limit, openAt + 1));
  const hidden = rows.length - shown.length;
  const isGone = open !== '' && !matches.some(({ id }) => String(id) === open);

  // A match that the address has opened, not a press, is brought into view.
  useEffect(() => {
    if (open === pressed.current) return;
    pressed.current = open;
    const row = document.getElementById(rowId(open));
    row?.scrollIntoView();
    row?.focus({ preventScroll: true });
  }, [open]);

  if (matches.length === 0) return empty;
  const toggle = (id: number) => {
    const next = String(id) === open ? '' : String(id);
    pressed.current = next;
    setState({ match: next });
  };
  const needs = needChoices(matches);
  const filtered = q !== '' || status !== '' || need !== '';
  return (
    <div className={classes.list}>
      <Toolbar
        count={formatCount(rows.length, ...messages.count)}
        onReset={filtered ? () => setState(noFilters) : undefined}
        end={<SortButtons sort={sort} onSort={(next) => setState({ sort: next })} />}
      >
        {view === 'company' && (
          <SearchField
            label={messages.search}
            value={q}
            onChange={(text) => setState({ q: text })}
          />
        )}
        <FilterPill
          label={messages.status}
          choices={statusChoices(matches, status)}
          value={status}
          onChange={(value) => setState({ status: value })}
        />
        {view === 'company' && needs.length > 2 && (
          <FilterPill
            label={messages.need}
            choices={needs}
            value={need}
            onChange={(value) => setState({ need: value })}
          />
        )}
      </Toolbar>
      {isGone && <ErrorLine message={messages.gone} />}
      {rows.length === 0 && <EmptyState sentence={messages.noneFound} />}
      <ul className={classes.rows} aria-label={messages.listLabel}>
        {shown.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            view={view}
            opened={String(match.id) === open}
            onToggle={() => toggle(match.id)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button onClick={() => setLimit(shown.length + pageSize)}>
          {messages.more(formatCount(Math.min(hidden, pageSize), ...messages.count))}
        </Button>
      )}
    </div>
  );
};
