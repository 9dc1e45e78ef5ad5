import type { Answer } from '@tandem/contract';
import {
  alwaysTold,
  alwaysToldStaff,
  alwaysToldTutors,
  topics,
} from '@tandem/domain/follow-up/settings/topics';
import { api } from '../../../platform/api/client.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { lessMessages as messages } from './messages.ts';

interface LessFormProps {
  token: string;
  choice: Answer<'GET /messages/less/{token}/'>;
}

const always = { account: alwaysTold, staff: alwaysToldStaff, tutor: alwaysToldTutors };

/** What is ticked is received. */
export const LessForm = ({ token, choice }: LessFormProps) => {
  const form = useServerForm({
    initial: {
      news: !choice.muted.includes('news'),
      reminders: !choice.muted.includes('reminders'),
      sms: !choice.muted.includes('sms'),
      mentions: !choice.muted.includes('mentions'),
    },
    check: () => ({}),
    send: (wanted) =>
      api('PUT /messages/less/{token}/', {
        params: { token },
        body: { muted: choice.topics.filter((topic) => !wanted[topic]) },
      }),
    onSent: () => notify.success(messages.saved),
    onFailed: (error) => notify.failure(messages.saveFailed, error),
    guard: false,
  });
  return (
    <Form of={form}>
      {choice.topics.map((topic) => (
        <CheckboxField
          key={topic}
          label={topics[topic].label}
          description={topics[topic].hint}
          {...form.field(topic)}
        />
      ))}
      <section aria-labelledby="always">
        <h2 id="always">{messages.always}</h2>
        <ul>
          {always[choice.reader].map(({ label, reason }) => (
            <li key={label}>
              <strong>{label}</strong>. {reason}
            </li>
          ))}
        </ul>
      </section>
      <Button type="submit" variant="main" busy={form.busy}>
        {messages.save}
      </Button>
    </Form>
  );
};
