import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, reload } from '../../../platform/data/calls.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { outgoingMessages, settingsMessages as messages } from './messages.ts';
import { SettingsForm } from './SettingsForm.tsx';

const LoadedSettings = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  // A form begins with what is stored now, not with what stood there when the dialog was last open.
  const stored = useQuery({ ...callQuery('GET /follow-up/settings/'), refetchOnMount: 'always' });
  const settings = { ...stored, data: stored.isFetchedAfterMount ? stored.data : undefined };
  const saved = () => {
    onClose();
    void reload(client, 'GET /follow-up/settings/', 'GET /follow-up/outgoing/');
  };
  return (
    <Loaded query={settings} skeleton={<Skeleton height={480} />} failure={messages.loadFailed}>
      {(loaded) => <SettingsForm settings={loaded} onSaved={saved} onClose={onClose} />}
    </Loaded>
  );
};

/** A button, and the dialog that it opens; for superusers. */
export const SettingsDialog = () => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{outgoingMessages.openSettings}</Button>
      <Dialog opened={opened} onClose={close} title={messages.title}>
        {opened && <LoadedSettings onClose={close} />}
      </Dialog>
    </>
  );
};
