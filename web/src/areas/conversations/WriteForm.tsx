import { longestMessage } from '@tandem/domain/conversations/conversation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reload } from '../../platform/data/calls.ts';
import {
  beforeTyped,
  messageForm,
  useReturnedWords,
} from '../../platform/drafts/returned-words.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { KeptForm } from '../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../ui/forms/use-kept-form.ts';
import { messageCall } from '../../platform/offline/waiting-calls.ts';
import { useSendOrWait } from '../../ui/waiting/use-waiting.ts';
import { conversationMessages as messages } from './messages.ts';

/** From how few characters left on they are counted. */
const nearEnd = 200;

interface WriteFormProps {
  matchId: number;
  /** Whom one writes to. */
  to: string;
}

/** What is typed stays until it has been sent, or waits for the network; on this device also where the page is left. */
export const WriteForm = ({ matchId, to }: WriteFormProps) => {
  const sendOrWait = useSendOrWait();
  const client = useQueryClient();
  const sending = useRef<ReturnType<typeof messageCall>>(null);
  const form = useKeptForm(messageForm(matchId), {
    initial: { text: '' },
    check: ({ text }) => ({ text: required(text) }),
    send: ({ text }) => {
      // The try before may have arrived, though it failed.
      if (sending.current?.body.text !== text) sending.current = messageCall(text);
      return sendOrWait({ match: matchId, call: sending.current, said: text, about: to });
    },
    onSent: () => {
      sending.current = null;
      form.restart();
      void reload(client, 'GET /matches/{id}/messages/');
    },
    onFailed: (error) => notify.failure(messages.sendFailed, error),
  });
  useReturnedWords(messageForm(matchId), (words) =>
    form.setValues({ text: beforeTyped(words, form.values.text) }),
  );
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
