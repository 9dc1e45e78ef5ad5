import { longestMessage } from '@tandem/domain/conversations/conversation';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { reload } from '../../platform/data/calls.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { KeptForm } from '../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../ui/forms/use-kept-form.ts';
import { conversationMessages as messages } from './messages.ts';

/** From how few characters left on they are counted. */
const nearEnd = 200;

/** What is typed stays until it has been sent, on this device also where the page is left. */
export const WriteForm = ({ matchId }: { matchId: number }) => {
  const client = useQueryClient();
  const form = useKeptForm(`/matches/${matchId}/message`, {
    initial: { text: '' },
    check: ({ text }) => ({ text: required(text) }),
    send: ({ text }) =>
      api('POST /matches/{id}/messages/', { params: { id: matchId }, body: { text } }),
    onSent: () => {
      form.restart();
      void reload(client, 'GET /matches/{id}/messages/');
    },
    onFailed: (error) => notify.failure(messages.sendFailed, error),
  });
  const left = longestMessage - form.values.text.length;
  return (
    <KeptForm of={form}>
      <TextAreaField
        label={messages.field}
        description={
          left <= nearEnd ? messages.left(formatCount(left, 'signe', 'signes')) : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={longestMessage}
        rows={3}
        {...form.field('text')}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {messages.send}
        </Button>
      </div>
    </KeptForm>
  );
};
