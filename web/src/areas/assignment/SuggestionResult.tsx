import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Drawer } from '../../ui/dialogs/Drawer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { MatchById } from '../matches/panel/MatchById.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { RowKey } from '../../ui/table/types.ts';
import { useSorted } from '../../ui/table/use-rows.ts';
import { reload } from '../../platform/data/calls.ts';
import { assignmentMessages as messages } from './messages.ts';
import { KindChoice } from './KindChoice.tsx';
import { NotifyPairs } from './NotifyPairs.tsx';
import { PlacedHead } from './PlacedHead.tsx';
import { pairColumns } from './suggestion-columns.tsx';
import { rowsOf, type Kind, type PairRow, type Suggestion } from './suggestion.ts';
import classes from './Suggestion.module.css';
import { SuggestionTables } from './SuggestionTables.tsx';

const none: ReadonlySet<RowKey> = new Set();

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
  const [sort, setSort] = useState('');
  const sorted = useSorted(rows.placed, pairColumns, sort);
  const [ticked, setTicked] = useState(none);
  const [toNotify, setToNotify] = useState<readonly PairRow[] | null>(null);
  const [opened, setOpened] = useState<PairRow | null>(null);
  const shared = [...rows.placed, ...rows.free].some(({ otherProgrammes }) => otherProgrammes > 0);
  const picked = rows.placed.filter(({ match }) => ticked.has(match));
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
        <PlacedHead rows={rows} onNotify={setToNotify} />
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
        {opened && <MatchById id={opened.match} view="admin" />}
      </Drawer>
    </>
  );
};
