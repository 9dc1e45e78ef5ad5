import { longestMessage } from '@tandem/domain/conversations/conversation';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { reload } from '../../platform/data/calls.ts';
import { useKeptText } from '../../platform/drafts/use-kept-text.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm } from '../../ui/forms/use-server-form.ts';
import { conversationMessages as messages } from './messages.ts';

/** From how few characters left on they are counted. */
const nearEnd = 200;

/** What is typed stays until it has been sent, on this device also where the page is left. */
export const WriteForm = ({ matchId }: { matchId: number }) => {
  const client = useQueryClient();
  const { left: text, keep } = useKeptText(`message-${matchId}`);
  const form = useServerForm({
    initial: { text },
    guard: false,
    check: ({ text }) => ({ text: required(text) }),
    send: ({ text }) =>
      api('POST /matches/{id}/messages/', { params: { id: matchId }, body: { text } }),
    onSent: () => {
      keep('');
      form.restart({ text: '' });
      void reload(client, 'GET /matches/{id}/messages/');
    },
    onFailed: (error) => notify.failure(messages.sendFailed, error),
  });
  const field = form.field('text');
  const left = longestMessage - form.values.text.length;
  return (
    <Form of={form}>
      <TextAreaField
        label={messages.field}
        description={
          left <= nearEnd ? messages.left(formatCount(left, 'signe', 'signes')) : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={longestMessage}
        rows={3}
        {...field}
        onChange={(event) => {
          field.onChange(event);
          keep(event.currentTarget.value);
        }}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {messages.send}
        </Button>
      </div>
    </Form>
  );
};
