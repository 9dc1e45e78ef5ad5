import { IconButton } from '../../ui/actions/IconButton.tsx';
import { PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import { programmeMessages as messages } from './messages.ts';
import { MoveSession } from './sessions/MoveSession.tsx';
import type { SchoolYear } from './sessions/use-chosen-session.ts';
import { NamedTable } from './NamedTable.tsx';
import classes from './NamedTable.module.css';
import { programmeColumns, sessionColumns } from './programme-columns.tsx';
import type { Programme } from './ProgrammeForm.tsx';
import type { Removable } from './Removal.tsx';
import type { ProgrammeLists } from './use-programme-lists.ts';

interface ProgrammeTablesProps {
  lists: ProgrammeLists;
  onEdit: (programme: Programme) => void;
  onEditSession: (session: SchoolYear) => void;
  onRemove: (removable: Removable) => void;
}

/** The table of programmes above the one of sessions. */
export const ProgrammeTables = ({
  lists,
  onEdit,
  onEditSession,
  onRemove,
}: ProgrammeTablesProps) => {
  const { state, setState, formations: programmes, sessions, programmeRows, sessionRows } = lists;
  const removeButton = (removable: Removable) => (
    <IconButton label={messages.remove(removable.row.name)} onClick={() => onRemove(removable)}>
      <TrashIcon />
    </IconButton>
  );
  const programmeActions = (row: Programme) => (
    <>
      <IconButton label={messages.edit(row.name)} onClick={() => onEdit(row)}>
        <PencilIcon />
      </IconButton>
      {removeButton({ kind: 'formation', row })}
    </>
  );
  const sessionActions = (row: SchoolYear) => (
    <>
      <MoveSession session={row} />
      <IconButton label={messages.edit(row.name)} onClick={() => onEditSession(row)}>
        <PencilIcon />
      </IconButton>
      {removeButton({ kind: 'session', row })}
    </>
  );
  return (
    <div className={classes.parts}>
      <NamedTable
        title={messages.formations}
        query={programmes}
        failure={messages.programmesFailed}
        rows={programmeRows}
        columns={programmeColumns}
        sort={state.sort}
        onSort={(sort) => setState({ sort })}
        actionsWidth={100}
        actions={programmeActions}
        none={{ sentence: messages.noProgramme, hint: messages.noProgrammeHint }}
        notFound={{ sentence: messages.noProgrammeFound, hint: messages.foundHint }}
      />
      <NamedTable
        title={messages.sessions}
        query={sessions}
        failure={messages.sessionsFailed}
        rows={sessionRows}
        columns={sessionColumns}
        sort={state.sessions}
        onSort={(sort) => setState({ sessions: sort })}
        actionsWidth={250}
        actions={sessionActions}
        none={{ sentence: messages.noSession, hint: messages.noSessionHint }}
        notFound={{ sentence: messages.noSessionFound, hint: messages.foundHint }}
      />
    </div>
  );
};
