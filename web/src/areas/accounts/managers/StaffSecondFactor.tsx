import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { requiredEmail } from '../../../ui/forms/checks.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useServerForm } from '../../../ui/forms/use-server-form.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { staffDemandMessages as messages } from './demand-messages.ts';

/** For whoever has lost both the app and the recovery codes. */
const ResetForm = () => {
  const form = useServerForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: requiredEmail(email) }),
    send: (body) => api('POST /second-factor/resets/', { body }),
    onSent: () => {
      notify.success(messages.resetDone);
      form.restart();
    },
    onFailed: (error) => notify.failure(messages.resetFailed, error),
    guard: false,
  });
  return (
    <Form of={form}>
      <h3>{messages.lost}</h3>
      <p>{messages.lostHint}</p>
      <TextField
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        {...form.field('email')}
      />
      <div>
        <Button type="submit" variant="danger" busy={form.busy}>
          {messages.reset}
        </Button>
      </div>
    </Form>
  );
};

/** Whether the staff need a second factor, and the way out for who has lost theirs. */
export const StaffSecondFactor = () => {
  const settings = useQuery(callQuery('GET /centre_settings/'));
  const save = useAction({
    run: (isAsked: boolean) =>
      api('PUT /centre_settings/', { body: { staff_second_factor: isAsked } }),
    working: messages.working,
    done: messages.done,
    failed: messages.failed,
    changes: ['GET /centre_settings/'],
  });
  return (
    <Card as="section" aria-labelledby="staff-second-factor">
      <Stack>
        <h2 id="staff-second-factor">{messages.title}</h2>
        <Loaded query={settings} failure={messages.loadFailed}>
          {({ staff_second_factor: isAsked }) => (
            <CheckboxField
              label={messages.label}
              description={messages.hint}
              value={save.isPending ? (save.variables ?? isAsked) : isAsked}
              onChange={(value) => save.mutate(value)}
            />
          )}
        </Loaded>
        <ResetForm />
      </Stack>
    </Card>
  );
};
