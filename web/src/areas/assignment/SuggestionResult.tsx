import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Drawer } from '../../ui/dialogs/Drawer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ExportButton } from '../../ui/actions/ExportButton.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { MatchPanel } from '../matches/panel/MatchPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { RowKey } from '../../ui/table/types.ts';
import { useSorted } from '../../ui/table/use-rows.ts';
import { callQuery, reload } from '../../platform/data/calls.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { assignmentActions, assignmentExport, assignmentMessages as messages } from './messages.ts';
import { matchManagementMessages } from '../matches/management/messages.ts';
import { KindChoice } from './KindChoice.tsx';
import { NotifyPairs } from './NotifyPairs.tsx';
import { exported, exportedPeople, exportedRows, pairColumns } from './suggestion-columns.tsx';
import { rowsOf, type Kind, type PairRow, type Suggestion } from './suggestion.ts';
import classes from './Suggestion.module.css';
import { SuggestionTables } from './SuggestionTables.tsx';

const none: ReadonlySet<RowKey> = new Set();

const PairDetail = ({ id }: { id: number }) => {
  const match = useQuery(callQuery('GET /matches/{id}/', { params: { id } }));
  return (
    <Loaded
      query={match}
      skeleton={<Skeleton height={320} />}
      failure={matchManagementMessages.matchFailed}
    >
      {(data) => <MatchPanel match={data} view="admin" />}
    </Loaded>
  );
};

interface SuggestionResultProps {
  suggestion: Suggestion;
  kind: Kind;
  onKind: (kind: Kind) => void;
}

/** Who with whom, who is left over and why; any pair can be looked at, and some or all of them told. */
export const SuggestionResult = ({ suggestion, kind: asked, onKind }: SuggestionResultProps) => {
  const kind = suggestion.best ? asked : 'stable';
  const client = useQueryClient();
  const rows = useMemo(() => rowsOf(suggestion, kind), [suggestion, kind]);
  const all = useMemo(() => exportedRows(rows), [rows]);
  const [sort, setSort] = useState('');
  const sorted = useSorted(rows.placed, pairColumns, sort);
  const [ticked, setTicked] = useState(none);
  const [toNotify, setToNotify] = useState<readonly PairRow[] | null>(null);
  const [opened, setOpened] = useState<PairRow | null>(null);
  const shared = [...rows.placed, ...rows.free].some(({ otherProgrammes }) => otherProgrammes > 0);
  const picked = rows.placed.filter(({ match }) => ticked.has(match));
  const untold = rows.placed.filter(({ toldAt }) => toldAt === null);
  const close = () => {
    setOpened(null);
    // Whatever was moved in the panel changes who can be suggested.
    void reload(client, 'GET /assignment/');
  };
  if (suggestion.applicants.length === 0)
    return (
      <div className={classes.empty}>
        <EmptyState sentence={messages.nobody} hint={messages.nobodyHint} />
      </div>
    );
  return (
    <>
      <KindChoice suggestion={suggestion} kind={kind} onChange={onKind} />
      <section className={classes.part}>
        <div className={classes.head}>
          <h2>
            {messages.placed}{' '}
            <span className={classes.count}>{formatNumber(rows.placed.length)}</span>
          </h2>
          <Row>
            <ExportButton
              name={assignmentExport.name}
              columns={exported}
              rows={all}
              people={exportedPeople}
            />
            <Button
              size="sm"
              variant="main"
              disabledBecause={untold.length === 0 && assignmentActions.allTold}
              onClick={() => setToNotify(untold)}
            >
              {assignmentActions.notifyAll}
            </Button>
          </Row>
        </div>
        <DataTable
          label={messages.placed}
          rows={sorted}
          columns={pairColumns}
          rowKey={({ match }) => match}
          rowName={({ name, company }) => messages.pair(name, company)}
          sort={sort}
          onSort={setSort}
          selection={{ selected: ticked, onChange: setTicked }}
          onOpen={setOpened}
          empty={<EmptyState sentence={messages.noPlaced} hint={messages.noPlacedHint} />}
        />
        {shared && <p className={classes.text}>{messages.sharedNote}</p>}
      </section>
      <SuggestionTables rows={rows} needs={suggestion.offers.length} />
      <NotifyPairs
        asked={toNotify}
        picked={picked}
        onAsk={setToNotify}
        onClear={() => setTicked(none)}
      />
      <Drawer
        opened={opened !== null}
        onClose={close}
        title={opened ? messages.pair(opened.name, opened.company) : ''}
      >
        {opened && <PairDetail id={opened.match} />}
      </Drawer>
    </>
  );
};
