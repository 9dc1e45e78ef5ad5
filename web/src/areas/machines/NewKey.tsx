import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reload } from '../../platform/data/calls.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { KeyForm } from './KeyForm.tsx';
import type { MadeKey } from './keys.ts';
import { keyMessages as messages } from './messages.ts';
import { ShownOnce } from './ShownOnce.tsx';

/** A button that makes a key, and shows it once. */
export const NewKey = () => {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const open = () => {
    setMade(null);
    setOpened(true);
  };
  const close = () => setOpened(false);
  const take = (key: MadeKey) => {
    setMade(key);
    void reload(client, 'GET /machine-keys/');
  };
  return (
    <>
      <Button variant="main" onClick={open}>
        {messages.add}
      </Button>
      <Dialog opened={opened} onClose={close} title={made ? messages.madeTitle : messages.addTitle}>
        {made ? (
          <ShownOnce
            text={messages.madeText}
            secret={made.key}
            copy={messages.copy}
            copied={messages.copied}
            onClose={close}
          />
        ) : (
          <KeyForm onMade={take} onClose={close} />
        )}
      </Dialog>
    </>
  );
};
