import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isMoving, rereadMs } from '../../../areas/invitations/import/handing/import-progress.ts';
import { importColumns } from '../../../areas/invitations/imports/import-columns.tsx';
import { ImportDetail } from '../../../areas/invitations/imports/ImportDetail.tsx';
import { importsMessages as messages } from '../../../areas/invitations/imports/messages.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/dialogs/Drawer.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useSorted } from '../../../ui/table/use-rows.ts';

const defaults = { sort: '-date' };

const Imports = () => {
  const [state, setState] = useAddressState(defaults);
  const [opened, setOpened] = useState<number | null>(null);
  const imports = useQuery({
    ...callQuery('GET /imports/'),
    refetchInterval: ({ state: { data } }) => (data?.some(isMoving) ? rereadMs : false),
  });
  const rows = useSorted(imports.data, importColumns, state.sort);
  const shown = imports.data?.find(({ id }) => id === opened);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <LoadFailure query={imports} failure={messages.loadFailed} />
      {!(imports.isError && rows === undefined) && (
        <DataTable
          label={messages.title}
          paperHead={messages.title}
          rows={rows}
          columns={importColumns}
          rowKey={({ id }) => String(id)}
          rowName={({ file_name: name }) => name}
          sort={state.sort}
          onSort={(sort) => setState({ sort })}
          onOpen={({ id }) => setOpened(id)}
          empty={
            <EmptyState
              sentence={messages.none}
              hint={messages.noneText}
              action={
                <ButtonLink to="/dashboard/applicant-management">
                  {messages.toCandidates}
                </ButtonLink>
              }
            />
          }
        />
      )}
      <Drawer
        opened={shown !== undefined}
        onClose={() => setOpened(null)}
        title={shown?.file_name ?? ''}
      >
        {shown && <ImportDetail record={shown} />}
      </Drawer>
    </Page>
  );
};

export default Imports;
