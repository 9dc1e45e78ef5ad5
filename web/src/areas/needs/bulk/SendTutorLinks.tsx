import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useEach } from '../../../platform/data/use-each.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { dialogMessages } from '../../../ui/messages.ts';
import type { BulkDialogProps } from './CloseNeeds.tsx';
import { needBulkMessages as messages } from './messages.ts';
import { NeedsOutcome, type PickedNeed } from './NeedsOutcome.tsx';

type Channel = 'mail' | 'sms';

const Sending = ({ needs, onClose }: BulkDialogProps) => {
  const [channel, setChannel] = useState<Channel>('mail');
  const { start, count, outcome } = useEach({
    run: ({ id }: PickedNeed, way: Channel) =>
      api('POST /offers/{id}/tutor-link/', { params: { id }, body: { channel: way } }),
    changes: ['GET /company/{id}/offers/', 'GET /follow-up/waits/', 'GET /follow-up/people/{id}/'],
  });
  if (outcome) return <NeedsOutcome outcome={outcome} done={messages.sent} onClose={onClose} />;
  return (
    <Stack>
      <p>{messages.tutorText}</p>
      <SelectField
        label={messages.channel}
        choices={messages.channels}
        placeholder={null}
        value={channel}
        onChange={(event) => setChannel(event.currentTarget.value === 'sms' ? 'sms' : 'mail')}
      />
      <DialogActions>
        <Button onClick={onClose}>{dialogMessages.cancel}</Button>
        <Button variant="main" busy={count !== null} onClick={() => void start(needs, channel)}>
          {count === null ? messages.send : messages.progress(count, needs.length)}
        </Button>
      </DialogActions>
    </Stack>
  );
};

/** Sends the tutors of several needs the link of their test. */
const SendTutorLinks = ({ needs, onClose }: BulkDialogProps) => (
  <Dialog opened onClose={onClose} title={messages.tutorTitle(needs.length)}>
    <Sending needs={needs} onClose={onClose} />
  </Dialog>
);

export default SendTutorLinks;
