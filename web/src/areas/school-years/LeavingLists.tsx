import { FilterPill } from '../../ui/table/Toolbar.tsx';
import { candidateColumns, nameOf, needColumns } from './leaving-columns.tsx';
import { ClosingFold } from './ClosingFold.tsx';
import { LeavingTable } from './LeavingTable.tsx';
import { closingMessages as messages } from './messages.ts';
import type { useClosing } from './use-closing.ts';
import type { Leaving } from './use-leaving.ts';

interface LeavingListsProps {
  queries: ReturnType<typeof useClosing>;
  leaving: Leaving;
}

const whichCandidates = [
  ['', messages.everybody],
  ['unplaced', messages.unplacedOnly],
  ['placed', messages.placedOnly],
  ['unconfirmed', messages.unconfirmedOnly],
] as const;

/** Candidates and needs of the session, ticked where they go on. */
export const LeavingLists = ({ queries, leaving }: LeavingListsProps) => {
  const { state, setState, candidates, needs } = leaving;
  const fold = { opened: state.ouvert, onOpen: (ouvert: string) => setState({ ouvert }) };
  return (
    <>
      <ClosingFold
        id="candidats"
        title={messages.candidates}
        about={messages.tickedOf(candidates.chosen.length, queries.candidates.data?.length ?? 0)}
        {...fold}
      >
        <LeavingTable
          title={messages.candidates}
          query={queries.candidates}
          failure={messages.candidatesFailed}
          none={messages.noCandidate}
          noneHint={messages.noneHint}
          rows={leaving.candidateRows}
          columns={candidateColumns}
          rowName={nameOf}
          sort={state.sort}
          onSort={(sort) => setState({ sort })}
          selection={candidates.selection}
          count={messages.candidateCount}
          search={{
            label: messages.candidateSearch,
            value: state.q,
            onChange: (q) => setState({ q }),
          }}
          filters={
            <FilterPill
              label={messages.whichCandidates}
              choices={whichCandidates}
              value={state.who}
              onChange={(who) => setState({ who })}
            />
          }
        />
      </ClosingFold>
      <ClosingFold
        id="besoins"
        title={messages.needs}
        about={messages.tickedOf(needs.chosen.length, queries.needs.data?.length ?? 0)}
        {...fold}
      >
        <LeavingTable
          title={messages.needs}
          query={queries.needs}
          failure={messages.needsFailed}
          none={messages.noNeed}
          noneHint={messages.noneHint}
          rows={leaving.needRows}
          columns={needColumns}
          rowName={({ title }) => title}
          sort={state.tri}
          onSort={(tri) => setState({ tri })}
          selection={needs.selection}
          count={messages.needCount}
          search={{
            label: messages.needSearch,
            value: state.besoin,
            onChange: (besoin) => setState({ besoin }),
          }}
        />
      </ClosingFold>
    </>
  );
};
