import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reload } from '../../platform/data/calls.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { webhookMessages as messages } from './messages.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import type { MadeWebhook } from './webhooks.ts';

/** A button that adds an address, and shows the secret of its signatures once. */
export const NewWebhook = () => {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const open = () => {
    setMade(null);
    setOpened(true);
  };
  const close = () => setOpened(false);
  const take = (webhook: MadeWebhook) => {
    setMade(webhook);
    void reload(client, 'GET /webhooks/');
  };
  return (
    <>
      <Button onClick={open}>{messages.add}</Button>
      <Dialog opened={opened} onClose={close} title={made ? messages.madeTitle : messages.addTitle}>
        {made ? (
          <ShownOnce
            text={messages.madeText}
            secret={made.secret}
            copy={messages.copy}
            copied={messages.copied}
            onClose={close}
          />
        ) : (
          <WebhookForm onMade={take} onClose={close} />
        )}
      </Dialog>
    </>
  );
};
