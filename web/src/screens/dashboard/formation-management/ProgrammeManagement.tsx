import { useQuery } from '@tanstack/react-query';
import { levels } from '@tandem/domain/reference/levels';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { ExportButton } from '../../../ui/actions/ExportButton.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { PencilIcon, TrashIcon } from '../../../ui/icons.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatCount, formatNumber } from '../../../platform/format/numbers.ts';
import { programmeMessages as messages } from '../../../areas/programmes/messages.ts';
import { ProgrammeForm, type Programme } from '../../../areas/programmes/ProgrammeForm.tsx';
import classes from '../../../areas/programmes/NamedTable.module.css';
import { NamedTable, type NamedRow } from '../../../areas/programmes/NamedTable.tsx';
import { Removal, type Removable } from '../../../areas/programmes/Removal.tsx';
import { SessionForm } from '../../../areas/programmes/SessionForm.tsx';

const defaults = { q: '', sort: 'name', sessions: '-name' };

const programmeColumns: readonly Column<Programme>[] = [
  {
    key: 'name',
    title: messages.name,
    width: '3fr',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    key: 'level',
    title: messages.level,
    width: '2fr',
    cell: ({ level }) => levels[level],
    sortBy: ({ level }) => Number(level),
  },
];

const sessionColumns: readonly Column<NamedRow>[] = [
  { key: 'name', title: messages.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
];

interface ExportedRow {
  kind: string;
  name: string;
  level: string;
}

const exportColumns: readonly ExportColumn<ExportedRow>[] = [
  { title: messages.kind, value: ({ kind }) => kind },
  { title: messages.name, value: ({ name }) => name },
  { title: messages.level, value: ({ level }) => level },
];

const textOf = ({ name }: NamedRow) => name;

interface Opened {
  what: 'formation' | 'session';
  formation: Programme | null;
}

const ProgrammeManagement = () => {
  const [state, setState] = useAddressState(defaults);
  // What a dialog is about stays while it closes, so that its words do not change under one's eyes.
  const [form, setForm] = useState<Opened & { opened: boolean }>();
  const [removal, setRemoval] = useState<{ removable: Removable; opened: boolean }>();

  const formations = useQuery(callQuery('GET /formations/'));
  const sessions = useQuery(callQuery('GET /sessions/'));
  const programmeRows = useSearch(
    useSorted(formations.data, programmeColumns, state.sort),
    textOf,
    state.q,
  );
  const sessionRows = useSearch(
    useSorted(sessions.data, sessionColumns, state.sessions),
    textOf,
    state.q,
  );

  const exported = [
    ...(programmeRows ?? []).map(({ name, level }) => ({
      kind: messages.formation,
      name,
      level: levels[level],
    })),
    ...(sessionRows ?? []).map(({ name }) => ({ kind: messages.session, name, level: '' })),
  ];

  const open = (opened: Opened) => setForm({ ...opened, opened: true });
  const closeForm = () => setForm((before) => before && { ...before, opened: false });
  const ask = (removable: Removable) => setRemoval({ removable, opened: true });
  const addProgramme = (
    <Button variant="main" size="sm" onClick={() => open({ what: 'formation', formation: null })}>
      {messages.addProgramme}
    </Button>
  );
  const addSession = (
    <Button size="sm" onClick={() => open({ what: 'session', formation: null })}>
      {messages.addSession}
    </Button>
  );
  const programmeActions = (row: Programme) => (
    <>
      <IconButton
        label={messages.edit(row.name)}
        onClick={() => open({ what: 'formation', formation: row })}
      >
        <PencilIcon />
      </IconButton>
      <IconButton label={messages.remove(row.name)} onClick={() => ask({ kind: 'formation', row })}>
        <TrashIcon />
      </IconButton>
    </>
  );
  const sessionActions = (row: NamedRow) => (
    <IconButton label={messages.remove(row.name)} onClick={() => ask({ kind: 'session', row })}>
      <TrashIcon />
    </IconButton>
  );
  const formTitle = form?.formation ? messages.editProgramme : messages.addProgramme;

  return (
    <Page title={messages.title} lead={messages.lead}>
      <Columns min={240}>
        <StatCard
          label={messages.formations}
          value={formations.data && formatNumber(formations.data.length)}
          action={addProgramme}
        />
        <StatCard
          label={messages.sessions}
          value={sessions.data && formatNumber(sessions.data.length)}
          action={addSession}
        />
      </Columns>
      <Toolbar
        count={
          programmeRows &&
          sessionRows &&
          formatCount(programmeRows.length + sessionRows.length, ...messages.results)
        }
        onReset={state.q ? () => setState({ q: '' }) : undefined}
        end={
          <ExportButton
            name={messages.exportName}
            columns={exportColumns}
            rows={exported}
            people={null}
          />
        }
      >
        <SearchField label={messages.search} value={state.q} onChange={(q) => setState({ q })} />
      </Toolbar>
      <div className={classes.parts}>
        <NamedTable
          title={messages.formations}
          query={formations}
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
          actions={sessionActions}
          none={{ sentence: messages.noSession, hint: messages.noSessionHint }}
          notFound={{ sentence: messages.noSessionFound, hint: messages.foundHint }}
        />
      </div>
      <Dialog
        opened={form?.opened ?? false}
        onClose={closeForm}
        title={form?.what === 'session' ? messages.addSession : formTitle}
      >
        {form?.what === 'session' && <SessionForm onClose={closeForm} />}
        {form?.what === 'formation' && (
          <ProgrammeForm formation={form.formation} onClose={closeForm} />
        )}
      </Dialog>
      {removal && (
        <Removal
          key={`${removal.removable.kind} ${removal.removable.row.id}`}
          removable={removal.removable}
          opened={removal.opened}
          onClose={() => setRemoval({ ...removal, opened: false })}
        />
      )}
    </Page>
  );
};

export default ProgrammeManagement;
