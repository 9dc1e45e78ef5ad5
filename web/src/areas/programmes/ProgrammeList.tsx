import { formatCount } from '../../platform/format/numbers.ts';
import { ManagedList } from '../../ui/managed-list/ManagedList.tsx';
import { useOpened } from '../../ui/managed-list/use-opened.ts';
import { programmeMessages as messages } from './messages.ts';
import { exportColumns, exportedRows } from './programme-columns.tsx';
import type { Programme } from './ProgrammeForm.tsx';
import { ProgrammeTables } from './ProgrammeTables.tsx';
import type { SchoolYear } from './sessions/use-chosen-session.ts';
import { Removal, type Removable } from './Removal.tsx';
import type { ProgrammeLists } from './use-programme-lists.ts';

interface ProgrammeListProps {
  lists: ProgrammeLists;
  onEdit: (programme: Programme) => void;
  onEditSession: (session: SchoolYear) => void;
}

/** Formations and sessions below one search. */
export const ProgrammeList = ({ lists, onEdit, onEditSession }: ProgrammeListProps) => {
  const { state, setState, programmeRows, sessionRows } = lists;
  const { item: removable, opened, open, close } = useOpened<Removable>();
  const found = programmeRows && sessionRows && programmeRows.length + sessionRows.length;
  return (
    <ManagedList
      state={state}
      onState={setState}
      search={messages.search}
      count={found === undefined ? undefined : formatCount(found, ...messages.results)}
      onReset={state.q ? () => setState({ q: '' }) : undefined}
      exported={{
        name: messages.exportName,
        columns: exportColumns,
        rows: exportedRows(programmeRows, sessionRows),
        people: null,
      }}
      removal={
        removable && (
          <Removal
            key={`${removable.kind} ${removable.row.id}`}
            removable={removable}
            opened={opened}
            onClose={close}
          />
        )
      }
    >
      <ProgrammeTables
        lists={lists}
        onEdit={onEdit}
        onEditSession={onEditSession}
        onRemove={open}
      />
    </ManagedList>
  );
};
